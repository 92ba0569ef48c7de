import type { CollectionConfig } from 'payload';
import { isEditor, isWriter } from '../../../cms/access/roles.ts';

/** Searches without results; written by the server, read by staff. */
export const SearchMisses: CollectionConfig = {
  slug: 'search-misses',
  labels: { singular: 'Search without a result', plural: 'Searches without a result' },
  access: { create: () => false, delete: isEditor, read: isWriter, update: () => false },
  admin: {
    group: 'Settings and people',
    useAsTitle: 'words',
    defaultColumns: ['words', 'count', 'day'],
    description:
      'Counted by words alone: nothing of who searched is kept, and what looks like an address or a number of somebody is left out. Write what is missing, or give its words a synonym in the settings of the search.',
  },
  defaultSort: '-count',
  timestamps: false,
  fields: [
    // Unique key: the words themselves.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    { name: 'words', type: 'text', label: 'Words', required: true },
    { name: 'count', type: 'number', label: 'How often', required: true, min: 0, defaultValue: 0, index: true },
    {
      name: 'day',
      type: 'text',
      label: 'Last time (UTC)',
      required: true,
      admin: { components: { Cell: '/src/cms/studio/DayCell.tsx#DayCell' } },
    },
  ],
};
