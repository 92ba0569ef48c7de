import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldPlaceName } from './foldPlaceName.ts';
import { type GazetteerPlace, nearestPlaces, searchGazetteer, writeGazetteer } from './gazetteer.ts';

const place = (title: string, latitude: number, longitude: number, country = 'MA', region = ''): GazetteerPlace => ({
  title,
  region,
  country,
  latitude,
  longitude,
});

const PLACES = [
  place('Zagorá', 39.44, 22.1, 'GR', 'Thessaly'),
  place('Stara Zagora', 42.43, 25.64, 'BG', 'Stara Zagora'),
  place('Zagora', 30.33, -5.84, 'MA', 'Drâa-Tafilalet'),
  place('Marrakesh', 31.63, -8, 'MA', 'Marrakesh-Safi'),
  place('Ouarzazate', 30.92, -6.91),
  place('Sidi Ifni', 29.38, -10.17),
  place('Aït Benhaddou', 31.05, -7.13),
];
const gazetteer = writeGazetteer(PLACES);
const search = (query: string, near?: { latitude: number; longitude: number }) =>
  searchGazetteer(gazetteer, query, { limit: 8, near }).map(({ country, title }) => `${title} ${country}`);

it('has one spelling for each sound of a transliterated name', () => {
  expect(search('Marrakech')).toEqual(['Marrakesh MA']);
  expect(search('Warzazat')).toEqual(['Ouarzazate MA']);
  expect(search('ait ben haddou')).toEqual(['Aït Benhaddou MA']);
});

it('puts whole names before beginnings and later words, and near ones first among equals', () => {
  expect(search('zagora', { latitude: 31.6, longitude: -8 })).toEqual(['Zagora MA', 'Zagorá GR', 'Stara Zagora BG']);
  expect(search('zagora', { latitude: 40, longitude: 22 })[0]).toBe('Zagorá GR');
  expect(search('ifn')).toEqual(['Sidi Ifni MA']);
});

it('finds neither the middle of a word, nor regions, nor fewer than three letters', () => {
  expect(search('gora')).toEqual([]);
  expect(search('thessaly')).toEqual([]);
  expect(search('za')).toEqual([]);
  expect(search('  ')).toEqual([]);
});

it('names positions by the nearest place within 25 km, and yields to other work', async () => {
  let turns = 0;
  const many = writeGazetteer([...PLACES, ...Array.from({ length: 16_000 }, () => place('Far', -60, 100))]);
  const named = await nearestPlaces(
    many,
    [
      { latitude: 30.34, longitude: -5.8 },
      { latitude: 30.33, longitude: -5.5 },
      { latitude: 31.1, longitude: -7.1 },
    ],
    async () => {
      turns += 1;
    },
  );
  expect(named.map((found) => found?.title)).toEqual(['Zagora', undefined, 'Aït Benhaddou']);
  expect(turns).toBe(2);
});

it('finds every place by its whole name', () => {
  const titles = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(titles, { minLength: 1, maxLength: 20 }), (names) => {
      const all = writeGazetteer(names.map((name) => place(name, 1, 2)));
      for (const name of names) {
        const folded = foldPlaceName(name);
        if (folded.length < 3) continue;
        const found = searchGazetteer(all, name, { limit: 20 });
        expect(found.map(({ title }) => foldPlaceName(title))).toContain(folded);
      }
    }),
  );
});
