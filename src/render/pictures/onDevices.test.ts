import { expect, test } from 'vitest';
import { CARAVAN, GORGE, WELLS } from '../samples/pictures.ts';
import { focusOf, shownOnDevices } from './onDevices.ts';

const shownOf = (block: object, tablet?: unknown, phone?: unknown) =>
  shownOnDevices(block, { media: CARAVAN, tablet, phone, focus: 'focus' });

test.each([
  ['none', undefined, undefined, [1, 1, 1]],
  ['tablets, which phones inherit', GORGE, undefined, [1, 2, 2]],
  ['phones alone', undefined, WELLS, [1, 1, 3]],
  ['both', GORGE, WELLS, [1, 2, 3]],
  ['one that is not populated, or gone', 7, null, [1, 1, 1]],
  ['one without files', { ...GORGE, filename: null }, undefined, [1, 1, 1]],
])('a picture of its own on %s', (_, tablet, phone, ids) => {
  const { desktop, mobile, tablet: onTablet } = shownOf({}, tablet, phone);
  expect([desktop, onTablet, mobile].map(({ media }) => media.id)).toEqual(ids);
});

test('the same picture, populated twice, is one', () => {
  const { desktop, mobile } = shownOf({}, undefined, { ...CARAVAN });
  expect(mobile.media).toBe(desktop.media);
});

test('what stays in view is chosen by device, and else the focal point of the picture shown there', () => {
  const block = { focus: 'top', deviceValues: { mobile: { focus: 'right' } } };
  const chosen = shownOf(block);
  expect([chosen.desktop, chosen.tablet, chosen.mobile].map(focusOf)).toEqual(['50% 0%', '50% 0%', '100% 50%']);
  const own = shownOf({ focus: 'constructor' }, undefined, { ...GORGE, focalX: 10 });
  expect([own.desktop, own.mobile].map(focusOf)).toEqual(['62% 38%', '10% 50%']);
});
