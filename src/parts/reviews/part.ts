import type { Part } from '../../render/part.ts';

/** Guest reviews: only the collection, which the widget `reviews` shows. */
export const part: Part = { name: 'reviews' };
