import type { DocumentSource } from '../../../../src/documents/documentSource.ts';
import { defineTaxonomy } from '../../../../src/documents/terms.ts';
import { Guides } from './collection.ts';

const REGIONS = defineTaxonomy({ slug: 'regions', singular: 'Region', plural: 'Regions', basePath: '/region/' });

/** A kind of document that exists only in a test. */
export const GUIDES: DocumentSource = {
  name: 'guides',
  words: { one: 'search.page', many: 'search.pages' },
  collection: Guides,
  treatedAs: 'article',
  picture: 'cover',
  dated: 'walkedOn',
  card: ['excerpt', 'cover', 'walkedOn', 'regions'],
  taxonomies: [{ of: REGIONS, field: 'regions', role: 'section', archive: { hasFeed: true } }],
  isSearched: true,
  archive: { path: '/guides/', title: () => 'Guides' },
  feed: { path: '/guides/feed/' },
};
