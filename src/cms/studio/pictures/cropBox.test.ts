import { expect, it } from 'vitest';
import { cropBox, moveCrop } from './cropBox.ts';

const wide = { width: 3000, height: 1000 };
const centre = { x: 0.5, y: 0.5 };

it('is the largest box of the proportion that fits', () => {
  expect(cropBox(wide, { shape: '1:1', share: 1, centre })).toMatchObject({ height: 1, top: 0 });
  expect(cropBox(wide, { shape: '1:1', share: 1, centre }).width).toBeCloseTo(1 / 3);
  const tall = cropBox({ width: 1000, height: 3000 }, { shape: '3:2', share: 0.5, centre });
  expect((tall.width * 1000) / (tall.height * 3000)).toBeCloseTo(1.5);
});

it('never leaves the picture', () => {
  const box = cropBox(wide, { shape: '1:1', share: 1, centre: { x: 1, y: 0 } });
  expect([box.left + box.width, box.top]).toEqual([1, 0]);
  expect(moveCrop(box, 5, 5).x).toBeCloseTo(1 - box.width / 2);
});
