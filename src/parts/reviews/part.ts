import type { Part } from '../../render/part.ts';

/** What guests have said: the collection alone, which the widget `reviews` shows. */
export const part: Part = { name: 'reviews' };
