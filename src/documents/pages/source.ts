import type { DocumentSource } from '../documentSource.ts';
import { Pages } from './collection.ts';

/** Pages: about, contact and the like. */
export const PAGES: DocumentSource = {
  name: 'pages',
  words: { one: 'search.page', many: 'search.pages' },
  collection: Pages,
  treatedAs: 'page',
  picture: 'image',
  card: ['excerpt', 'image'],
  taxonomies: [],
  isSearched: true,
};
