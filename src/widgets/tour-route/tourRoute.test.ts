import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { DESERT_TOUR } from '../../tours/samples.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { readHeights } from './heights.ts';
import { readStops } from './stops.ts';

const { itinerary, points } = tourOf(DESERT_TOUR) as Tour;

test('repeated visits of a place are merged, with all days', () => {
  const stops = readStops(points);
  expect(stops.map(({ title }) => title)).toEqual([...new Set(points.map(({ title }) => title))]);
  expect(stops[0]).toMatchObject({ title: 'Marrakech', days: [1, 3], isStart: true, isEnd: true });
  expect(stops.filter(({ isStay }) => isStay)).toHaveLength(2);
});

test('elevations are those of the points by distance, otherwise of the days', () => {
  const heights = readHeights({ itinerary, points });
  expect(heights).toHaveLength(points.length);
  expect(heights.every(({ along }, index) => along >= (heights[index - 1]?.along ?? 0))).toBe(true);
  expect(readHeights({ itinerary, points: [] }).map(({ along }) => along)).toEqual([1, 2, 3]);
  expect(readHeights({ itinerary: [], points: [] })).toEqual([]);
});

test('the list has the same content as the drawing', async () => {
  const { main } = await renderExample({ page: 'tour', block: { blockType: 'tour-route' } });
  const list = main.querySelector('ol')?.textContent ?? '';
  const names = [...main.querySelectorAll('.r-route__name')].map(({ textContent }) => textContent ?? '');
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !list.includes(name))).toEqual([]);
});
