import type { CollectionConfig } from 'payload';

/**
 * What has been used, such as tokens of forms, until it expires: one row for each, whichever process was asked. Keys are signed or random, so that
 * nothing of a person stands in them. Nobody sees it.
 */
export const SpentKeys: CollectionConfig = {
  slug: 'spent-keys',
  access: { create: () => false, delete: () => false, read: () => false, update: () => false },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    // Epoch, s.
    { name: 'expires', type: 'number', required: true, index: true },
  ],
};
