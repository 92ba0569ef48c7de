import type { DocumentSource } from '../documentSource.ts';
import { CATEGORIES, TAGS } from '../terms.ts';
import { Posts } from './collection.ts';

/** Articles (the spec's content posts). */
export const POSTS: DocumentSource = {
  name: 'posts',
  words: { one: 'search.article', many: 'archive.articles' },
  collection: Posts,
  treatedAs: 'article',
  picture: 'featuredImage',
  dated: 'publishedAt',
  card: ['excerpt', 'featuredImage', 'publishedAt', 'categories'],
  taxonomies: [
    { of: CATEGORIES, field: 'categories', role: 'section', archive: { hasFeed: true } },
    { of: TAGS, field: 'tags', role: 'keyword', archive: { hasFeed: false } },
  ],
  isSearched: true,
  archive: { path: '/articles/', title: (t) => t('archive.articles') },
  feed: { path: '/feed/', isOfSite: true },
};
