import type { Field, Tab } from 'payload';
import { POPUP_DEFAULTS } from '../../../shared/popups/look.ts';

/** How an open popup behaves; names are the spec's (section 3, popup settings). */
export const behaviourTab: Tab = {
  label: 'Behaviour',
  fields: [
    {
      type: 'row',
      fields: [
        seconds('close_button_delay', 'Close button comes after, in seconds', 'It can’t be closed before that.'),
        seconds(
          'close_automatically',
          'Closes by itself after, in seconds',
          'The clock stands still while somebody reads or writes in it.',
        ),
      ],
    },
    onOff('prevent_close_on_background_click', 'A click beside it does not close it'),
    onOff(
      'prevent_close_on_esc_key',
      'Esc does not close it',
      'Only while there is a close button: a popup must never be a trap.',
    ),
    onOff('prevent_scroll', 'The page behind it stays where it is'),
    onOff('avoid_multiple_popups', 'Not when another popup has opened on the same page'),
    {
      ...onOff('a11y_navigation', 'Focus moves into it'),
      defaultValue: POPUP_DEFAULTS.a11y_navigation,
    } as Field,
    {
      name: 'open_selector',
      type: 'text',
      label: 'Opens on a click on',
      admin: { description: 'A CSS selector such as .packing-guide. Links can open popups without one.' },
    },
  ],
};

function seconds(name: string, label: string, description: string): Field {
  return { name, type: 'number', label, min: 0, max: 60, admin: { width: '50%', description } };
}

function onOff(name: string, label: string, description?: string): Field {
  return { name, type: 'checkbox', label, defaultValue: false, ...(description ? { admin: { description } } : {}) };
}
