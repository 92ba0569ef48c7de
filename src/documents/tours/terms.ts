import { defineTaxonomy } from '../terms.ts';

/** Destinations: a tree of countries, regions and towns. */
export const DESTINATIONS = defineTaxonomy({
  slug: 'destinations',
  singular: 'Destination',
  plural: 'Destinations',
  basePath: '/destination/',
  group: 'Tours',
  isTree: true,
});

/** Types of tour: on foot, with children, into the desert. */
export const TOUR_TYPES = defineTaxonomy({
  slug: 'tour-types',
  singular: 'Type of tour',
  plural: 'Types of tour',
  basePath: '/tour-type/',
  group: 'Tours',
});
