import type { Field, Tab } from 'payload';
import { ENTRANCES, POPUP_DEFAULTS, POSITIONS } from '../../../shared/popups/look.ts';
import { choice } from '../../fields/options.ts';

const ANIMATIONS = { none: 'None', ...Object.fromEntries(ENTRANCES.map((name) => [name, spell(name)])) };

/** Size, place and movement. */
export const lookTab: Tab = {
  label: 'Look',
  fields: [
    row(
      {
        name: 'width',
        type: 'number',
        label: 'Width, in px',
        required: true,
        defaultValue: POPUP_DEFAULTS.width,
        min: 100,
        max: 2000,
      },
      choice(
        'height',
        { fit: 'As high as its content', screen: 'As high as the window', custom: 'A fixed height' },
        { label: 'Height', required: true, defaultValue: POPUP_DEFAULTS.height },
      ),
      {
        name: 'height_custom',
        type: 'number',
        label: 'Height, in px',
        defaultValue: POPUP_DEFAULTS.height_custom,
        min: 50,
        max: 2000,
        admin: { condition: (data) => data?.height === 'custom' },
      },
    ),
    row(
      choice('position', Object.fromEntries(POSITIONS.map((name) => [name, spell(name)])), {
        label: 'Place in the window',
        required: true,
        defaultValue: POPUP_DEFAULTS.position,
      }),
      choice(
        'content_position',
        { top: 'Top', center: 'Middle', bottom: 'Bottom' },
        { label: 'Content, when the popup is higher', required: true, defaultValue: 'top' },
      ),
    ),
    {
      name: 'overlay',
      type: 'checkbox',
      label: 'Darken the page behind it',
      defaultValue: POPUP_DEFAULTS.overlay,
      admin: { description: 'Without it visitors can go on using the page while the popup is open.' },
    },
    row(
      choice('entrance_animation', ANIMATIONS, {
        label: 'Comes in',
        required: true,
        defaultValue: POPUP_DEFAULTS.entrance_animation,
      }),
      choice('exit_animation', ANIMATIONS, {
        label: 'Goes out',
        required: true,
        defaultValue: POPUP_DEFAULTS.exit_animation,
        admin: { description: 'The same movements, played backwards.' },
      }),
      {
        name: 'entrance_animation_duration',
        type: 'group',
        label: false,
        fields: [
          {
            name: 'size',
            type: 'number',
            label: 'Seconds for either',
            required: true,
            defaultValue: POPUP_DEFAULTS.entrance_animation_duration.size,
            min: 0.1,
            max: 5,
          },
        ],
      },
    ),
    {
      name: 'classes',
      type: 'text',
      label: 'CSS classes',
      validate: (value: unknown) =>
        !value ||
        /^[\w-]+(?: +[\w-]+)*$/.test(String(value)) ||
        'Write names of letters, digits, - and _, with spaces between.',
    },
  ],
};

function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}

/** `fadeInDown` as “Fade in down”, `top-start` as “Top start”. */
function spell(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
