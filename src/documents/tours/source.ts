import { DURATION_BANDS, MONTH_BANDS, PRICE_BANDS } from '../../tours/bands.ts';
import { SEARCHED_FIELDS, searchedWords } from '../../tours/searchedWords.ts';
import { TOURS as NAME, TOURS_PATH } from '../../tours/words.ts';
import type { DocumentSource } from '../documentSource.ts';
import { CATEGORIES, TAGS } from '../terms.ts';
import { CARD } from './card.ts';
import { Tours } from './collection.ts';
import { Departures } from './departures.ts';
import { DESTINATIONS, TOUR_TYPES } from './terms.ts';

/** Tours for sale. */
export const TOURS: DocumentSource = {
  name: NAME,
  words: { one: 'search.journey', many: 'archive.tours' },
  collection: Tours,
  beside: [Departures],
  treatedAs: 'page',
  template: 'tour',
  picture: 'featuredImage',
  dated: 'createdAt',
  card: CARD,
  taxonomies: [
    { of: DESTINATIONS, field: 'destinations', role: 'section', archive: { hasFeed: true } },
    { of: TOUR_TYPES, field: 'types', role: 'keyword', archive: { hasFeed: false } },
    // Without an archive: their paths list articles.
    { of: CATEGORIES, field: 'categories', role: 'keyword' },
    { of: TAGS, field: 'tags', role: 'keyword' },
  ],
  bands: [
    { name: 'duration', field: 'durationBand', terms: DURATION_BANDS },
    { name: 'price', field: 'priceBand', terms: PRICE_BANDS },
    { name: 'month', field: 'months', terms: MONTH_BANDS },
    { name: 'start', field: 'startPlace' },
  ],
  ranges: [
    { name: 'price', field: 'price.from', unit: 'money' },
    { name: 'days', field: 'days', unit: 'days' },
    { name: 'party', field: 'groupMin', fieldTo: 'groupMax', unit: 'people' },
  ],
  orders: [
    { name: 'price', title: 'Price, the lowest first', field: 'price.from' },
    { name: 'price-desc', title: 'Price, the highest first', field: '-price.from' },
    { name: 'days', title: 'Length, the shortest first', field: 'days' },
    { name: 'days-desc', title: 'Length, the longest first', field: '-days' },
  ],
  isSearched: true,
  searched: { comesFirst: true, fields: SEARCHED_FIELDS, words: searchedWords },
  archive: { path: TOURS_PATH, title: (t) => t('archive.tours'), template: 'tourArchive' },
  feed: { path: '/tours/feed/' },
};
