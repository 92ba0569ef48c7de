import type { Tab } from 'payload';
import { shownAt } from '../../../cms/fields/pictureChooserFields.ts';
import { timezoneField } from '../../../cms/fields/timezone.ts';

/** Accounts, and their time zone. */
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
        { ...timezoneField('Time zone of all working hours'), required: true },
        {
          name: 'defaultAvatar',
          type: 'upload',
          relationTo: 'media',
          label: 'Portrait of accounts without one',
          admin: { width: '50%', ...shownAt(200) },
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
