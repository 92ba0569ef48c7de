import type { Search } from '../../cms/payload-types.ts';
import { definePartData } from '../../render/partData.ts';

/** Settings of the search. */
export const searchData = definePartData('search', ({ globals }) => globals.search as Search);
