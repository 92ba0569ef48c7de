import type { CollectionConfig } from 'payload';
import { isWriter } from '../../../cms/access/roles.ts';

/** Number of clicks on a channel by page and day; written by the server, read by staff. */
export const ContactClicks: CollectionConfig = {
  slug: 'contact-clicks',
  labels: { singular: 'Contact clicks', plural: 'Contact clicks' },
  access: { create: () => false, delete: () => false, read: isWriter, update: () => false },
  admin: {
    group: 'Settings and people',
    useAsTitle: 'day',
    defaultColumns: ['day', 'channel', 'path', 'count'],
    description: 'Counted without any personal data: one row for each day, channel and page.',
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
    { name: 'channel', type: 'text', label: 'Channel', required: true },
    { name: 'path', type: 'text', label: 'Page', required: true },
    { name: 'count', type: 'number', label: 'Clicks', required: true, min: 0, defaultValue: 0 },
  ],
};
