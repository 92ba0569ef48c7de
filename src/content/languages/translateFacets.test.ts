import { expect, it } from 'vitest';
import type { FilteredList } from '../listTypes.ts';
import { translateFacets } from './translateFacets.ts';

const LIST = {
  counts: {
    places: [
      { slug: 'coast', title: 'The coast', count: 2 },
      { slug: 'desert', title: 'The desert', count: 3 },
    ],
    duration: [{ slug: '1', title: '1 day', count: 1 }],
    start: [
      { slug: 'agdz', title: 'Agdz', count: 1 },
      { slug: 'fes', title: 'Fes', count: 1 },
    ],
  },
  active: [{ type: 'taxonomy', name: 'places', slug: 'desert', title: 'The desert' }],
} as unknown as FilteredList;

const WORDS: Record<string, object> = {
  'places:9': { title: 'Le désert' },
  'tours:7': { title: 'Quatre villes', texts: { '/start': { text: 'Fès', source: 'Fes' } } },
  'tours:8': { title: 'Le Drâa', texts: { '/start': { text: 'Zagora-ville', source: 'Zagora' } } },
};

it('names terms in the language where they are translated, in its order, bands by the catalogue, and values by the translations of documents', async () => {
  const { active, counts } = await translateFacets(LIST, {
    kind: {
      name: 'tours',
      taxonomies: [{ field: 'places', of: { name: 'places' } }],
      bands: [
        { name: 'duration', field: 'days', terms: [{ slug: '1', title: '1 day', titleIn: () => '1 jour' }] },
        { name: 'start', field: 'start' },
      ],
    },
    locale: 'fr',
    idsOf: async () =>
      new Map([
        ['coast', 4],
        ['desert', 9],
      ]),
    wordsOf: async (names) => new Map(names.flatMap((name) => (WORDS[name] ? [[name, WORDS[name] as never]] : []))),
    someWith: async (facet, slug) => (facet === 'start' && slug === 'fes' ? [3, 7] : [8]),
  });
  expect(counts.places?.map(({ locale, title }) => [title, locale])).toEqual([
    ['Le désert', 'fr'],
    ['The coast', undefined],
  ]);
  expect(counts.duration).toEqual([{ slug: '1', title: '1 jour', locale: 'fr', count: 1 }]);
  // Agdz has another name in a translation that was made from other words.
  expect(counts.start).toEqual([
    { slug: 'agdz', title: 'Agdz', count: 1 },
    { slug: 'fes', title: 'Fès', locale: 'fr', count: 1 },
  ]);
  expect(active[0]).toMatchObject({ title: 'Le désert', locale: 'fr' });
});
