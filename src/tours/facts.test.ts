import { expect, test } from 'vitest';
import { createTranslate } from '../shared/messages/index.ts';
import { FACTS, type FactName, factOf } from './facts.ts';
import { readTour } from './readTour.ts';
import { DAY_TOUR, DESERT_TOUR } from './samples.ts';
import { tourOf } from './tour.ts';

const WORDS = { t: createTranslate('en'), locale: 'en' } as const;
const all = (tour: ReturnType<typeof readTour>) =>
  Object.fromEntries((Object.keys(FACTS) as FactName[]).map((name) => [name, factOf(name, tour, WORDS)]));

test('describes all facts of a three-day tour', () => {
  expect(all(tourOf(DESERT_TOUR) as never)).toEqual({
    duration: '3 days, 2 nights',
    route: 'Marrakech and back',
    group: '2 to 8 travellers',
    age: 'From 6 years',
    difficulty: 'Easy',
    languages: 'English, French and Spanish',
    months: 'March to May, October, November',
    code: 'KH-03',
    price: 'from €480 per person',
    destinations: 'Sahara, High Atlas',
    types: 'Desert journeys, Small groups',
  });
});

test('a one-day tour has no nights, and missing facts are undefined', () => {
  expect(factOf('duration', tourOf(DAY_TOUR) as never, WORDS)).toBe('1 day');
  const said = all(readTour({ price: { from: 90_000, basis: 'group', currency: 'GBP' }, startPlace: 'Fes' }, () => []));
  expect(Object.entries(said).filter(([, value]) => value)).toEqual([
    ['duration', '1 day'],
    ['route', 'Fes'],
    ['price', 'from £900 per group'],
  ]);
});

test.each([
  [{ groupMin: 4 }, 'From 4 travellers'],
  [{ groupMax: 12 }, 'Up to 12 travellers'],
  [{ groupMin: 6, groupMax: 6 }, 'Up to 6 travellers'],
])('a group of %j is “%s”', (group, words) => {
  expect(
    factOf(
      'group',
      readTour(group, () => []),
      WORDS,
    ),
  ).toBe(words);
});
