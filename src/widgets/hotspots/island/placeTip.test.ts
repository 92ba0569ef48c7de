import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTip, type TipSide } from './placeTip.ts';

const WINDOW = { width: 1000, height: 800 };
const TIP = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test.each<[TipSide, boolean, { left: number; top: number }]>([
  ['top', false, { left: 420, top: 276 }],
  ['bottom', false, { left: 420, top: 424 }],
  ['start', false, { left: 296, top: 350 }],
  ['end', false, { left: 544, top: 350 }],
  ['start', true, { left: 544, top: 350 }],
  ['end', true, { left: 296, top: 350 }],
])('with room on all sides it is at %s (right-to-left: %s)', (side, isRtl, expected) => {
  expect(placeTip({ anchor: at(500, 380), tip: TIP, window: WINDOW, side, isRtl })).toEqual(expected);
});

test('flips at an edge', () => {
  expect(placeTip({ anchor: at(500, 20), tip: TIP, window: WINDOW, side: 'top' }).top).toBe(64);
  expect(placeTip({ anchor: at(500, 740), tip: TIP, window: WINDOW, side: 'bottom' }).top).toBe(636);
  expect(placeTip({ anchor: at(10, 380), tip: TIP, window: WINDOW, side: 'start' }).left).toBe(54);
});

test('a tooltip that fits is inside the window, and beside its spot where there is room', () => {
  const side = fc.constantFrom<TipSide>('top', 'bottom', 'start', 'end');
  const size = fc.record({ width: fc.integer({ min: 10, max: 320 }), height: fc.integer({ min: 10, max: 300 }) });
  const place = fc.record({ left: fc.integer({ min: 0, max: 956 }), top: fc.integer({ min: 0, max: 756 }) });
  fc.assert(
    fc.property(side, size, place, fc.boolean(), (chosen, tip, { left, top }, isRtl) => {
      const anchor = at(left, top);
      const placed = placeTip({ anchor, tip, window: WINDOW, side: chosen, isRtl });
      const [right, bottom] = [placed.left + tip.width, placed.top + tip.height];
      expect(placed.left >= 0 && placed.top >= 0 && right <= WINDOW.width && bottom <= WINDOW.height).toBe(true);
      const isClear = right <= left || placed.left >= left + 40 || bottom <= top || placed.top >= top + 40;
      expect(isClear).toBe(true);
    }),
  );
});
