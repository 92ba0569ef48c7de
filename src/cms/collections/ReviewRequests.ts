import type { CollectionConfig } from 'payload';
import { MAX_NOTE_LENGTH, REVIEW_REQUESTS, REVIEW_STATES } from '../review/words.ts';

/**
 * Drafts that authors have sent for review, with what was written about them: one row for each document, until it is
 * published or deleted. Read and written by the endpoints of reviews alone.
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
      options: Object.entries(REVIEW_STATES).map(([value, label]) => ({ value, label })),
      defaultValue: 'waiting',
    },
    { name: 'note', type: 'textarea', maxLength: MAX_NOTE_LENGTH },
    { name: 'sender', type: 'relationship', relationTo: 'users', index: true },
    { name: 'answer', type: 'textarea', maxLength: MAX_NOTE_LENGTH },
    { name: 'answeredBy', type: 'text' },
  ],
};
