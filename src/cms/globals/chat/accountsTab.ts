import type { Tab } from 'payload';
import { CHAT_DEFAULTS } from '../../../shared/chat/chatDefaults.ts';
import { checkTimezone } from '../../../shared/chat/checkTimezone.ts';

/** Who answers, and by which clock. */
export const accountsTab: Tab = {
  label: 'Accounts',
  fields: [
    { name: 'enabled', type: 'checkbox', label: 'Show the chat button', defaultValue: false },
    {
      name: 'accounts',
      type: 'relationship',
      relationTo: 'chat-accounts',
      hasMany: true,
      label: 'Accounts, in the order they are listed',
      admin: { description: 'Drag them into another order. The plus sign adds a person.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'timezone',
          type: 'text',
          label: 'Time zone of all working hours',
          required: true,
          defaultValue: CHAT_DEFAULTS.timezone,
          validate: (value: unknown) => checkTimezone(typeof value === 'string' ? value : undefined),
          admin: {
            width: '50%',
            description:
              'A place such as Africa/Casablanca follows summer time by itself; an offset such as +01:00 does not.',
          },
        },
        {
          name: 'defaultAvatar',
          type: 'upload',
          relationTo: 'media',
          label: 'Portrait of accounts without one',
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'gdprStatus',
      type: 'checkbox',
      label: 'Visitors accept the privacy policy before they write',
      defaultValue: false,
      admin: { description: 'What they accept stands under “Button and box”.' },
    },
  ],
};
