import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Arrangement,
  countStops,
  sideOf,
  slideAtStop,
  slidesAtStop,
  slidesToFetch,
  stopFurther,
  stopOfSlide,
} from './stops.ts';

const arrangements = fc
  .record({
    slides: fc.integer({ min: 1, max: 30 }),
    shown: fc.integer({ min: 1, max: 6 }),
    step: fc.integer({ min: 1, max: 6 }),
    loops: fc.boolean(),
  })
  .map((one): Arrangement => ({ ...one, step: Math.min(one.step, one.shown) }));

test.each([
  [
    { slides: 5, shown: 3, step: 1, loops: false },
    [
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
    ],
  ],
  [
    { slides: 5, shown: 3, step: 2, loops: false },
    [
      [0, 1, 2],
      [2, 3, 4],
    ],
  ],
  [
    { slides: 5, shown: 2, step: 2, loops: true },
    [
      [0, 1],
      [2, 3],
      [4, 0],
    ],
  ],
  [{ slides: 3, shown: 1, step: 1, loops: true }, [[0], [1], [2]]],
  [{ slides: 2, shown: 3, step: 1, loops: true }, [[0, 1]]],
  [{ slides: 1, shown: 1, step: 1, loops: true }, [[0]]],
])('%j stops at %j', (arrangement, stops) => {
  const found = Array.from({ length: countStops(arrangement) }, (_, stop) => slidesAtStop(stop, arrangement));
  expect(found).toEqual(stops);
});

test('every slide is visible at some stop, and its own stop shows it', () => {
  fc.assert(
    fc.property(arrangements, (arrangement) => {
      for (let slide = 0; slide < arrangement.slides; slide++) {
        const stop = stopOfSlide(slide, arrangement);
        expect(stop).toBeLessThan(countStops(arrangement));
        expect(slidesAtStop(stop, arrangement)).toContain(slide);
      }
    }),
  );
});

test('a slide that can be first at its stop is', () => {
  expect(stopOfSlide(1, { slides: 5, shown: 3, step: 1, loops: true })).toBe(1);
  expect(stopOfSlide(4, { slides: 5, shown: 3, step: 1, loops: false })).toBe(2);
});

test('no stop shows a slide twice, and without a loop the last is full', () => {
  fc.assert(
    fc.property(arrangements, (arrangement) => {
      for (let stop = 0; stop < countStops(arrangement); stop++) {
        const seen = slidesAtStop(stop, arrangement);
        expect(new Set(seen).size).toBe(Math.min(arrangement.shown, arrangement.slides));
        if (!arrangement.loops) expect(seen).toEqual(seen.toSorted((a, b) => a - b));
        expect(slideAtStop(stop, arrangement)).toBe(seen[0]);
      }
    }),
  );
});

test('steps wrap around in both directions', () => {
  expect([stopFurther(0, 1, 3), stopFurther(2, 1, 3), stopFurther(0, -1, 3)]).toEqual([1, 0, 2]);
});

test.each([
  [1, 0, true, 'after'],
  [4, 0, true, 'before'],
  [4, 0, false, 'after'],
  [0, 4, true, 'after'],
  [0, 4, false, 'before'],
])('of five slides %i is, while %i is shown and a loop is %s, %s it', (slide, seen, loops, side) => {
  expect(sideOf(slide, seen, { slides: 5, shown: 1, step: 1, loops })).toBe(side);
});

test.each([
  [[0], { slides: 5, shown: 1, step: 1, loops: false }, [0, 1]],
  [[0], { slides: 5, shown: 1, step: 1, loops: true }, [0, 1, 4]],
  [[2, 3], { slides: 6, shown: 2, step: 1, loops: false }, [1, 2, 3, 4]],
  [[4], { slides: 5, shown: 1, step: 1, loops: false }, [3, 4]],
  [[0], { slides: 1, shown: 1, step: 1, loops: true }, [0]],
])('with %j shown of %j, the pictures of %j are loaded', (seen, arrangement, fetched) => {
  expect(slidesToFetch(seen, arrangement)).toEqual(fetched);
});
