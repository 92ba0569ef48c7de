import type { CollectionConfig } from 'payload';

/** Whose turn it is. */
export const REVIEW_STATES = { waiting: 'Waits for an editor', returned: 'Sent back' } as const;

/** The collection's slug. */
export const REVIEW_REQUESTS = 'review-requests';

/**
 * Drafts that authors have sent for review, with what was written about them: one row for each document, until it is
 * published. Read and written by the endpoints of reviews alone.
 */
export const ReviewRequests: CollectionConfig = {
  slug: REVIEW_REQUESTS,
  labels: { singular: 'Draft for review', plural: 'Drafts for review' },
  access: { create: () => false, delete: () => false, read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    // As `pages/7`.
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: Object.keys(REVIEW_STATES),
      defaultValue: 'waiting',
    },
    { name: 'note', type: 'textarea', maxLength: 2000 },
    { name: 'sender', type: 'relationship', relationTo: 'users', index: true },
    { name: 'answer', type: 'textarea', maxLength: 2000 },
    { name: 'answeredBy', type: 'text' },
  ],
};
