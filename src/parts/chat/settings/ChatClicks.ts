import type { CollectionConfig } from 'payload';
import { isWriter } from '../../../cms/access/roles.ts';

/** Number of clicks on an account by page and day; written by the server, read by staff. */
export const ChatClicks: CollectionConfig = {
  slug: 'chat-clicks',
  labels: { singular: 'Chat clicks', plural: 'Chat clicks' },
  access: { create: () => false, delete: () => false, read: isWriter, update: () => false },
  admin: {
    group: 'Settings and people',
    useAsTitle: 'day',
    defaultColumns: ['day', 'account', 'path', 'count'],
    description: 'Counted without any personal data: one row for each day, account and page.',
  },
  defaultSort: '-day',
  timestamps: false,
  fields: [
    // Unique key, made of the three fields below.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    {
      name: 'day',
      type: 'text',
      label: 'Day (UTC)',
      required: true,
      index: true,
      admin: { components: { Cell: '/src/cms/studio/DayCell.tsx#DayCell' } },
    },
    { name: 'account', type: 'relationship', relationTo: 'chat-accounts', label: 'Account' },
    { name: 'path', type: 'text', label: 'Page', required: true },
    { name: 'count', type: 'number', label: 'Clicks', required: true, min: 0, defaultValue: 0 },
  ],
};
