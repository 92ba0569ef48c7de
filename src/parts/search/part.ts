import type { Part } from '../../render/part.ts';
import { searchFragments } from './searchFragments.tsx';

/** Live search: what the widgets `search-form` and `search-link` wake, and the dialog that the latter opens. */
export const part: Part = { name: 'search', fragments: searchFragments };
