import type { Field, Tab } from 'payload';
import { choice } from '../../../cms/fields/options.ts';
import { POPUP_DEFAULTS } from '../rules/look.ts';
import { checkClosing } from './checkClosing.ts';

/** Behaviour and closing of an open popup; names are the spec's. */
export const behaviourTab: Tab = {
  label: 'Behaviour',
  fields: [
    {
      type: 'collapsible',
      label: 'How it closes',
      fields: [
        row(
          {
            name: 'close_button',
            type: 'checkbox',
            label: 'Close button',
            defaultValue: POPUP_DEFAULTS.close_button,
            validate: checkClosing,
            admin: { width: '50%' },
          },
          choice(
            'close_button_position',
            { inside: 'Inside the popup', outside: 'Above it, outside' },
            {
              label: 'Position of the close button',
              required: true,
              defaultValue: POPUP_DEFAULTS.close_button_position,
              admin: { width: '50%' },
            },
          ),
        ),
        row(
          seconds(
            'close_button_delay',
            'The close button comes after, in seconds',
            'A click beside it and Esc close it all the while, unless they are switched off below.',
          ),
          seconds(
            'close_automatically',
            'Closes by itself after, in seconds',
            'Waits while somebody reads or writes in it. Leave this empty for text that takes time to read.',
          ),
        ),
        onOff('prevent_close_on_background_click', 'A click beside it does not close it'),
        onOff(
          'prevent_close_on_esc_key',
          'The Esc key does not close it',
          'Esc works all the same once the close button is due: nobody may be locked in.',
        ),
      ],
    },
    {
      type: 'collapsible',
      label: 'The page behind it',
      fields: [
        onOff('prevent_scroll', 'The page stays where it is while the popup is open'),
        onOff(
          'avoid_multiple_popups',
          'It does not open by itself when another popup has opened on the same page',
          'One interruption is enough.',
        ),
        onOff(
          'a11y_navigation',
          'Focus moves into it when it opens',
          'So that people who use a keyboard or a screen reader find it. Turn it off only for a bar that asks for nothing.',
          POPUP_DEFAULTS.a11y_navigation,
        ),
      ],
    },
  ],
};

function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}

function seconds(name: string, label: string, description: string): Field {
  return { name, type: 'number', label, min: 0, max: 60, admin: { width: '50%', description } };
}

function onOff(name: string, label: string, description?: string, defaultValue = false): Field {
  return { name, type: 'checkbox', label, defaultValue, ...(description ? { admin: { description } } : {}) };
}
