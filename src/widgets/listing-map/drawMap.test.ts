import { expect, test } from 'vitest';
import type { Spoken } from '../../content/documentTypes.ts';
import { DESERT_TOUR } from '../../tours/samples.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { drawMap } from './drawMap.ts';

const SAMPLE = tourOf(DESERT_TOUR);

/** A tour to the middle of the sample’s route, which it names. */
function tour(id: number, title: string, overrides: Partial<Spoken<Tour>> = {}): Spoken<Tour> {
  if (!SAMPLE) throw new Error('The sample is no tour.');
  const [first, ...others] = SAMPLE.points;
  const points = [first, others[Math.floor(others.length / 2)]].flatMap((point, index) =>
    point ? [index ? { ...point, title } : point] : [],
  );
  return { ...SAMPLE, id, destinations: [], points, startPlace: 'Marrakech', ...overrides };
}

test('a shared marker and a shared start are named in the language of the page where one of their tours is translated', () => {
  const french = { locale: 'fr', startPlace: 'Marrakech (ville)' } as const;
  const drawing = drawMap([tour(1, 'Camp'), tour(2, 'Le camp', french)], { withWays: false });
  expect(drawing?.marks).toMatchObject([{ title: 'Le camp', locale: 'fr', tours: [{ id: 1 }, { id: 2 }] }]);
  expect(drawing?.starts).toMatchObject([{ title: 'Marrakech (ville)', locale: 'fr', count: 2 }]);
  const untranslated = drawMap([tour(1, 'Camp'), tour(2, 'Tents')], { withWays: false });
  expect(untranslated?.marks).toMatchObject([{ title: 'Camp', locale: undefined }]);
});
