// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHeadedFor } from './isHeadedFor.ts';
import { shiftOf } from './keepInWindow.ts';

const PANEL = new DOMRect(100, 200, 600, 300);

test.each([
  ['straight down', { x: 400, y: 50 }, { x: 400, y: 60 }, true],
  ['down and far to the side', { x: 110, y: 50 }, { x: 300, y: 120 }, true],
  ['sideways along the entries', { x: 200, y: 50 }, { x: 260, y: 50 }, false],
  ['up and away', { x: 200, y: 50 }, { x: 220, y: 40 }, false],
  ['down beside it', { x: 750, y: 50 }, { x: 760, y: 100 }, false],
  ['up, to a panel above', { x: 400, y: 600 }, { x: 410, y: 580 }, true],
  ['inside it already', { x: 400, y: 300 }, { x: 400, y: 310 }, false],
])('%s', (_, from, to, expected) => {
  expect(isHeadedFor(from, to, PANEL)).toBe(expected);
});

test('every point between the pointer and the panel is inside the triangle', () => {
  const inside = fc.integer({ min: 100, max: 700 });
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 1500 }),
      fc.integer({ min: 0, max: 190 }),
      inside,
      fc.integer({ min: 1, max: 9 }),
      (x, y, goal, tenths) => {
        const share = tenths / 10;
        const to = { x: x + (goal - x) * share, y: y + (200 - y) * share };
        // Slightly inside, for floating-point errors at the edges.
        const wide = new DOMRect(99.99, 200, 600.02, 300);
        expect(isHeadedFor({ x, y }, to, wide)).toBe(true);
      },
    ),
  );
});

test('a panel is shifted into the window, its start edge first', () => {
  expect(shiftOf({ left: 100, right: 500 }, 1000)).toBe(0);
  expect(shiftOf({ left: 700, right: 1100 }, 1000)).toBe(-116);
  expect(shiftOf({ left: -40, right: 400 }, 1000)).toBe(56);
  expect(shiftOf({ left: 100, right: 1400 }, 1000)).toBe(-84);
});
