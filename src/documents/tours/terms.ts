import { defineTaxonomy } from '../terms.ts';

/** Where tours go: countries, regions and towns, each below another. */
export const DESTINATIONS = defineTaxonomy({
  slug: 'destinations',
  singular: 'Destination',
  plural: 'Destinations',
  basePath: '/destination/',
  group: 'Tours',
  isTree: true,
});

/** What kind of tours they are: on foot, with children, into the desert. */
export const TOUR_TYPES = defineTaxonomy({
  slug: 'tour-types',
  singular: 'Type of tour',
  plural: 'Types of tour',
  basePath: '/tour-type/',
  group: 'Tours',
});
