import type { FacetCount, FilteredList } from '../../content/listTypes.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

/** Facet counts for the listings of examples, by taxonomy or band. */
export const FACETS: FilteredList['counts'] = {
  destinations: [
    { slug: 'sahara', title: 'Sahara', count: 7 },
    { slug: 'merzouga', title: 'Merzouga', parent: 'sahara', count: 4 },
    { slug: 'zagora', title: 'Zagora', parent: 'sahara', count: 3 },
    { slug: 'high-atlas', title: 'High Atlas', count: 4 },
    { slug: 'toubkal', title: 'Toubkal', parent: 'high-atlas', count: 2 },
    { slug: 'atlantic-coast', title: 'Atlantic coast', count: 2 },
    { slug: 'imperial-cities', title: 'Imperial cities', count: 3 },
    { slug: 'rif', title: 'Rif', count: 1 },
    { slug: 'anti-atlas', title: 'Anti-Atlas', count: 0 },
  ],
  'tour-types': [
    { slug: 'camel-caravan', title: 'Camel caravan', count: 5 },
    { slug: 'family', title: 'With children', count: 4 },
    { slug: 'trekking', title: 'Walking', count: 6 },
    { slug: 'by-car', title: 'By car', count: 0 },
  ],
  categories: [
    { slug: 'journeys', title: 'Journeys', count: 5 },
    { slug: 'field-notes', title: 'Field notes', count: 9 },
    { slug: 'before-you-go', title: 'Before you go', count: 4 },
  ],
  tags: [
    { slug: 'long-drives', title: 'Long drives', count: 3 },
    { slug: 'nights-in-tents', title: 'Nights in tents', count: 6 },
    { slug: 'altitude', title: 'Above 3,000 m', count: 2 },
  ],
  duration: bands({ '1': '1 day', '2-3': '2 to 3 days', '4-7': '4 to 7 days', '8-14': '8 to 14 days' }, [1, 4, 5, 2]),
  price: bands({ 'under-250': 'Under 250', '250-500': '250 to 500', '500-1000': '500 to 1,000' }, [1, 5, 6]),
  start: bands({ fes: 'Fes', marrakech: 'Marrakech', tangier: 'Tangier' }, [2, 8, 1]),
  month: months.map((title, index) => ({ slug: String(index + 1).padStart(2, '0'), title, count: (index * 5) % 7 })),
};

/** Minimum and maximum of their ranges. */
export const RANGES: FilteredList['ranges'] = {
  price: { min: 145, max: 1790 },
  days: { min: 1, max: 14 },
  party: { min: 1, max: 8 },
};

/** Active filters on the page of the examples, as the reader returns them. */
export const ACTIVE: FilteredList['active'] = [
  { type: 'taxonomy', name: 'destinations', slug: 'sahara', title: 'Sahara' },
  { type: 'taxonomy', name: 'month', slug: '10', title: 'October' },
  { type: 'range', name: 'price', slug: '..900', title: '..900' },
];

function bands(titles: Record<string, string>, counts: readonly number[]): FacetCount[] {
  return Object.entries(titles).map(([slug, title], index) => ({ slug, title, count: counts[index] ?? 0 }));
}
