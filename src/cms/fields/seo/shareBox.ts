import type { Field, GroupField } from 'payload';
import { shareNetworkOptions } from '../../../shared/share/findNetworks.ts';
import { SHARE_BOX_LOOKS } from '../../../shared/share/looks.ts';
import { DEFAULT_SHARE_BOX, SHARE_BOX_POSITIONS } from '../../../shared/share/shareBox.ts';
import { DEVICES } from '../../../shared/style.ts';
import { capitalize } from '../../../shared/text/capitalize.ts';
import { choice } from '../options.ts';

const defaults = DEFAULT_SHARE_BOX;

/** The theme's share box, which its widget shows in the templates. */
export const shareBoxField: GroupField = {
  name: 'shareBox',
  type: 'group',
  label: 'Share box',
  fields: [
    {
      type: 'row',
      fields: [
        check('enabled', 'Show the share box', defaults.enabled),
        check('showNative', 'The device’s own share sheet first, on touch screens', defaults.showNative),
        check('showCopy', 'A button that copies the address', defaults.showCopy),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          label: 'Title',
          localized: true,
          admin: { width: '25%', description: 'Empty: “Share this article”.' },
        },
        choice('position', SHARE_BOX_POSITIONS, {
          label: 'Place',
          defaultValue: defaults.position,
          admin: { width: '25%' },
        }),
        choice('look', looks(), { label: 'Look', defaultValue: defaults.look, admin: { width: '25%' } }),
        choice(
          'colour',
          { text: 'The text’s', official: 'The networks’ own' },
          { label: 'Colour', defaultValue: defaults.colour, admin: { width: '25%' } },
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...choice('networks', shareNetworkOptions(), { label: 'Networks' }),
          hasMany: true,
          defaultValue: [...defaults.networks],
          admin: {
            width: '50%',
            isSortable: true,
            description: 'Drag them into another order. Those that have closed are not shown.',
          },
        } as Field,
        {
          name: 'hideOn',
          type: 'select',
          hasMany: true,
          label: 'Hide the networks on',
          defaultValue: [...defaults.hideOn],
          options: DEVICES.map((device) => ({ label: capitalize(device), value: device })),
          admin: { width: '50%', description: 'The share sheet and the copy button stay.' },
        },
      ],
    },
  ],
};

function looks(): Record<string, string> {
  return Object.fromEntries(Object.entries(SHARE_BOX_LOOKS).map(([look, { label }]) => [look, label]));
}

function check(name: string, label: string, defaultValue: boolean): Field {
  return { name, type: 'checkbox', label, defaultValue, admin: { width: '33%' } };
}
