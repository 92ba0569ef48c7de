import type { CollectionConfig } from 'payload';

/**
 * Expiring counters: used form tokens, mail and upload budgets. One row each, shared by all processes, so that neither
 * a restart nor a second process starts from zero. Keys are signed or random, without personal data. Hidden from
 * everybody.
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
