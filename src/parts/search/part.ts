import type { Part } from '../../render/part.ts';
import { searchMisses } from './formEndpoints.ts';
import { searchData } from './searchData.ts';
import { searchFragments } from './searchFragments.tsx';

/** Live search of the widgets `search-form` and `search-link`, and the dialog of the latter. */
export const part: Part = {
  name: searchData.name,
  load: searchData.load,
  fragments: searchFragments,
  formEndpoints: [searchMisses],
};
