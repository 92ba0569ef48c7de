import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOTION_RESIZE_MS, MOTIONS } from './motions.ts';
import { mouseOf, mouseTransform } from './mouse.ts';
import { pageProgress, viewProgress } from './progress.ts';
import { readMotions } from './readMotions.ts';

test('defaults are the reference’s', () => {
  const read = (effect: string) => readMotions([{ effect }], 'block')[0];
  expect(read('translateY')).toEqual({ name: 'translateY', direction: 'up', amount: 4, start: 0, end: 100 });
  expect(read('translateX')).toMatchObject({ direction: 'left', amount: 4, start: 0, end: 100 });
  expect(read('rotateZ')).toMatchObject({ direction: 'left', amount: 1, start: 0, end: 100 });
  expect(read('opacity')).toMatchObject({ direction: 'out-in', amount: 10, start: 20, end: 80 });
  expect(read('blur')).toMatchObject({ direction: 'out-in', amount: 7, start: 20, end: 80 });
  expect(read('scale')).toMatchObject({ direction: 'out-in', amount: 4, start: 20, end: 80 });
  expect(read('mouseTrack')).toMatchObject({ direction: 'opposite', amount: 1 });
  expect(read('tilt')).toMatchObject({ direction: 'direct', amount: 4 });
  expect(MOTION_RESIZE_MS).toBe(200);
});

test('the first of a name wins; a background picture has its own, and does not rotate', () => {
  const rows = [
    { effect: 'blur', amount: 3 },
    { effect: 'blur', amount: 9 },
    { effect: 'translateY', target: 'background' },
    { effect: 'rotateZ', target: 'background' },
  ];
  expect(readMotions(rows, 'block').map(({ amount, name }) => [name, amount])).toEqual([['blur', 3]]);
  expect(readMotions(rows, 'background').map(({ name }) => name)).toEqual(['translateY']);
});

test('any stored motion is clamped to its limits', () => {
  const row = fc.record({
    effect: fc.oneof(fc.constantFrom(...Object.keys(MOTIONS)), fc.anything()),
    direction: fc.anything(),
    amount: fc.oneof(fc.double(), fc.anything()),
    start: fc.oneof(fc.double(), fc.anything()),
    end: fc.oneof(fc.double(), fc.anything()),
  });
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.oneof(row, fc.anything())), fc.anything()), (rows) => {
      for (const { amount, direction, end, name, start } of readMotions(rows, 'block')) {
        const { directions, least, most } = MOTIONS[name];
        expect(directions).toContain(direction);
        expect(amount >= least && amount <= most).toBe(true);
        expect(start >= 0 && end <= 100 && end - start >= 1 - 1e-9).toBe(true);
      }
    }),
  );
});

test('a box is at 0 when it enters, at 100 when it leaves, and at 50 in the middle', () => {
  expect([800, 350, -100].map((top) => viewProgress(top, 100, 800))).toEqual([0, 50, 100]);
  expect([2000, -500].map((top) => viewProgress(top, 100, 800))).toEqual([0, 100]);
});

test('a page is at 0 at its top, at 100 at its end, and at 0 where it cannot be scrolled', () => {
  expect([0, 550, 2200, -80, 9999].map((y) => pageProgress(y, 3000, 800))).toEqual([0, 25, 100, 0, 100]);
  expect(pageProgress(10, 800, 800)).toBe(0);
});

test.each([
  [[{ effect: 'mouseTrack' }], 'translate(-50px, 20px)'],
  [[{ effect: 'mouseTrack', direction: 'direct', amount: 2 }], 'translate(100px, -40px)'],
  [[{ effect: 'tilt' }], 'perspective(1000px) rotateX(8deg) rotateY(20deg)'],
  [[{ effect: 'tilt', direction: 'opposite' }], 'perspective(1000px) rotateX(-8deg) rotateY(-20deg)'],
  [
    [{ effect: 'tilt', amount: 1 }, { effect: 'mouseTrack' }],
    'perspective(1000px) translate(-50px, 20px) rotateX(2deg) rotateY(5deg)',
  ],
])('with the mouse at the right, a little above the centre, %j is %s', (rows, transform) => {
  const motion = mouseOf(readMotions(rows, 'block'));
  expect(motion && mouseTransform(motion, 100, 30)).toBe(transform);
  expect(motion && mouseTransform(motion, 50, 50)).not.toMatch(/[1-9]\d*(?:px|deg)[ ,)](?<!1000px\))/);
});

test('scroll motions do not depend on the mouse', () => {
  expect(mouseOf(readMotions([{ effect: 'blur' }], 'block'))).toBeUndefined();
});
