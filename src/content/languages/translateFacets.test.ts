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
    start: [{ slug: 'fes', title: 'Fes', count: 1 }],
  },
  active: [{ type: 'taxonomy', name: 'places', slug: 'desert', title: 'The desert' }],
} as unknown as FilteredList;

it('names terms in the language where they are translated, in its order, and bands by the catalogue', async () => {
  const { active, counts } = await translateFacets(LIST, {
    kind: {
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
    wordsOf: async (names) =>
      new Map(names.filter((name) => name === 'places:9').map((name) => [name, { title: 'Le désert' } as never])),
  });
  expect(counts.places?.map(({ locale, title }) => [title, locale])).toEqual([
    ['Le désert', 'fr'],
    ['The coast', undefined],
  ]);
  expect(counts.duration).toEqual([{ slug: '1', title: '1 jour', locale: 'fr', count: 1 }]);
  expect(counts.start).toEqual(LIST.counts.start);
  expect(active[0]).toMatchObject({ title: 'Le désert', locale: 'fr' });
});
