import type { Part } from '../../render/part.ts';
import { searchMisses } from './formEndpoints.ts';
import { searchData } from './searchData.ts';
import { searchFragments } from './searchFragments.tsx';

/** Live search: what the widgets `search-form` and `search-link` wake, and the dialog that the latter opens. */
export const part: Part = {
  name: searchData.name,
  load: searchData.load,
  fragments: searchFragments,
  formEndpoints: [searchMisses],
};
