import { describe, expect, test } from 'vitest';
import { PREVIEW_WINDOWS } from '../../../shared/preview/windows.ts';
import { type Box, boxAround, isInView, isVisible, scaleBox } from './box.ts';
import { fitFrame } from './fitFrame.ts';
import { placeBar } from './placeBar.ts';
import { axisBetween, plusPoints, pointsAside } from './plusPoints.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

describe('fitting the frame of a device', () => {
  test('is scaled down in a narrower pane, and taller in proportion', () => {
    expect(fitFrame(PREVIEW_WINDOWS.desktop, { width: 720, height: 500 })).toEqual({
      width: 1440,
      height: 1000,
      scale: 0.5,
    });
  });

  test('is never enlarged', () => {
    expect(fitFrame(PREVIEW_WINDOWS.phone, { width: 900, height: 700 })).toEqual({ width: 390, height: 700, scale: 1 });
  });

  test('is no taller than the device’s viewport', () => {
    expect(fitFrame(PREVIEW_WINDOWS.desktop, { width: 480, height: 900 }).height).toBe(1200);
    expect(fitFrame(PREVIEW_WINDOWS.phone, { width: 900, height: 2000 }).height).toBe(932);
  });

  test('has the scale that was chosen, also wider than its pane', () => {
    expect(fitFrame(PREVIEW_WINDOWS.desktop, { width: 720, height: 600 }, 1)).toEqual({
      width: 1440,
      height: 600,
      scale: 1,
    });
    expect(fitFrame(PREVIEW_WINDOWS.phone, { width: 900, height: 600 }, 1.5)).toMatchObject({
      height: 400,
      scale: 1.5,
    });
  });

  test("has the device's size before its pane is measured", () => {
    expect(fitFrame(PREVIEW_WINDOWS.tablet, { width: 0, height: 0 })).toEqual({ width: 820, height: 1180, scale: 1 });
  });
});

describe('boxes', () => {
  test('are scaled with the page', () => {
    expect(scaleBox(box(100, 40, 200, 60), 0.5)).toEqual(box(50, 20, 100, 30));
  });

  test('of an element without a box are those around its children', () => {
    expect(boxAround([box(10, 10, 20, 20), box(0, 0, 0, 0), box(5, 40, 10, 10)])).toEqual(box(5, 10, 25, 40));
    expect(boxAround([box(0, 0, 0, 0)])).toBeUndefined();
  });

  test.each([
    ['all of it', box(0, 100, 10, 200), true],
    ['none of it', box(0, 900, 10, 200), false],
    ['its lower edge', box(0, -180, 10, 200), false],
    ['half a window of a long one', box(0, 400, 10, 4000), true],
    ['the beginning of a long one', box(0, 700, 10, 4000), false],
  ])('are in view when %s is', (_what, shown, isShown) => {
    expect(isInView(shown, 800)).toBe(isShown);
  });

  test('outside the viewport are not visible', () => {
    expect(isVisible(box(-50, 0, 40, 40), { width: 400, height: 400 })).toBe(false);
    expect(isVisible(box(-30, 0, 40, 40), { width: 400, height: 400 })).toBe(true);
  });
});

describe('insertion points of a block', () => {
  const [above, middle, below] = [box(0, 0, 300, 100), box(0, 120, 300, 100), box(0, 240, 300, 100)];

  test('in a column are above and below it, in the middle of the gaps', () => {
    const [before, after] = plusPoints({ box: middle, previous: above, next: below });
    expect([before, after]).toMatchObject([
      { axis: 'column', x: 150, y: 110 },
      { axis: 'column', x: 150, y: 230 },
    ]);
    expect(before.line).toEqual(box(0, 110, 300, 0));
  });

  test('between two siblings are the same point, from either', () => {
    const [, after] = plusPoints({ box: above, next: middle });
    const [before] = plusPoints({ box: middle, previous: above, next: below });
    expect([after.x, after.y]).toEqual([before.x, before.y]);
  });

  test('in a row are beside it', () => {
    const [left, right] = [box(0, 0, 100, 80), box(120, 10, 100, 200)];
    expect(axisBetween(left, right)).toBe('row');
    expect(plusPoints({ box: left, next: right })).toMatchObject([
      { axis: 'row', x: 0, y: 40 },
      { axis: 'row', x: 110, y: 40 },
    ]);
  });

  test('in a right-to-left row are mirrored', () => {
    const [first, second] = [box(120, 0, 100, 80), box(0, 0, 100, 80)];
    const [before, after] = plusPoints({ box: first, next: second }, 'row', true);
    expect([before.x, after.x]).toEqual([220, 110]);
  });

  test('in a wrapping grid stay at the edge of the block', () => {
    const [one, two, three] = [box(0, 0, 100, 80), box(120, 0, 100, 80), box(0, 100, 100, 80)];
    expect(plusPoints({ box: two, previous: one, next: three }).map(({ axis, x }) => [axis, x])).toEqual([
      ['row', 110],
      ['row', 220],
    ]);
  });

  test('have other places on the same edge, away from the tools first, inside the window', () => {
    const [before] = plusPoints({ box: box(50, 20, 300, 100) });
    expect(pointsAside(before, box(50, 20, 300, 100), 13, 400).map(({ x, y }) => [x, y])).toEqual([
      [363, 20],
      [37, 20],
    ]);
    expect(pointsAside(before, box(0, 20, 400, 100), 13, 400).map(({ x }) => x)).toEqual([387, 13]);
    const [left] = plusPoints({ box: box(50, 20, 300, 100) }, 'row');
    expect(pointsAside(left, box(50, 20, 300, 100), 13, 400).map(({ x, y }) => [x, y])).toEqual([
      [50, 133],
      [50, 7],
    ]);
  });

  test("of an only child follow its slot's axis", () => {
    expect(plusPoints({ box: above }).map(({ y }) => y)).toEqual([0, 100]);
    expect(plusPoints({ box: above }, 'row').map(({ x }) => x)).toEqual([0, 300]);
  });
});

describe('the toolbar of a block', () => {
  const at = (shown: Box, ...buttons: number[]) => placeBar({ box: shown, buttons, viewHeight: 700 });

  test('is above it, clear of the button on its edge', () => {
    expect(at(box(0, 200, 900, 100), 200, 300)).toBe(167);
    expect(at(box(0, 200, 300, 100), 200, 300)).toBe(154);
  });

  test('ignores a button that is in a wide gap', () => {
    expect(at(box(0, 200, 300, 100), 150, 300)).toBe(167);
  });

  test('is below it where there is no room above', () => {
    expect(at(box(0, 10, 900, 40), 10, 50)).toBe(53);
    expect(at(box(0, 10, 300, 40), 10, 50)).toBe(66);
  });

  test('stays in view on a block longer than the viewport', () => {
    expect(at(box(0, -300, 900, 5000))).toBe(3);
    expect(at(box(0, 10, 900, 5000))).toBe(3);
  });
});
