import type { Field, Tab } from 'payload';
import { choice } from '../../../cms/fields/options.ts';
import { ENTRANCES, entranceLabel } from '../../../shared/movements/entrances.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { POPUP_DEFAULTS, type Position } from '../rules/look.ts';

const PLACES: Record<Position, string> = {
  'top-start': 'Top left',
  'top-center': 'Top middle',
  'top-end': 'Top right',
  'center-start': 'Middle left',
  'center-center': 'Middle',
  'center-end': 'Middle right',
  'bottom-start': 'Bottom left',
  'bottom-center': 'Bottom middle',
  'bottom-end': 'Bottom right',
};

const ANIMATIONS = { none: 'None', ...Object.fromEntries(ENTRANCES.map((name) => [name, entranceLabel(name)])) };

/** Size, position and animation. */
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
        admin: { width: '50%', description: 'In a narrower window it takes the width there is.' },
      },
      choice(
        'height',
        { fit: 'As high as its content', screen: 'As high as the window', custom: 'A fixed height' },
        { label: 'Height', required: true, defaultValue: POPUP_DEFAULTS.height, admin: { width: '50%' } },
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
      choice('position', PLACES, {
        label: 'Place in the window',
        required: true,
        defaultValue: POPUP_DEFAULTS.position,
        admin: { width: '50%', description: 'Left and right change sides where text runs from right to left.' },
      }),
      choice(
        'content_position',
        { top: 'Top', center: 'Middle', bottom: 'Bottom' },
        {
          label: 'Content in a popup that is higher than it',
          required: true,
          defaultValue: 'top',
          admin: { width: '50%' },
        },
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
        label: 'Exit animation',
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
      admin: {
        description: 'For your developer: names by which your own styles and scripts know it, with spaces between.',
      },
      validate: (value: unknown) =>
        !value ||
        /^[\w-]+(?: +[\w-]+)*$/.test(String(value)) ||
        t('Write names of letters, digits, - and _, with spaces between.'),
    },
  ],
};

function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}
