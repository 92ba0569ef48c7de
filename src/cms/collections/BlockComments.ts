import type { CollectionConfig } from 'payload';
import { MAX_COMMENT_LENGTH } from '../../shared/comments.ts';
import { BLOCK_COMMENTS } from '../comments/commentRows.ts';

/**
 * Comments of staff on blocks of a layout, and answers to them: kept until the document is deleted. Read and written by the endpoints of
 * comments alone.
 */
export const BlockComments: CollectionConfig = {
  slug: BLOCK_COMMENTS,
  labels: { singular: 'Comment on a block', plural: 'Comments on blocks' },
  access: { create: () => false, delete: () => false, read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    // As `pages/7`.
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'block', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true, maxLength: MAX_COMMENT_LENGTH },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    // The id of the comment that it answers.
    { name: 'answers', type: 'number' },
    { name: 'resolvedBy', type: 'text' },
  ],
};
