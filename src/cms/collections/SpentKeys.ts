import type { CollectionConfig } from 'payload';

/**
 * Counters that expire: tokens of forms that were used, and the budgets of mails and uploads. One row for each, whichever process was asked, so
 * that neither a restart nor a second process begins anew. Keys are signed or random: nothing of a person stands in them. Nobody sees it.
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
