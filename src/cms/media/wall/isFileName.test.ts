import { expect, it } from 'vitest';
import { isFileName } from './isFileName.ts';

it('tells file names from descriptions', () => {
  const names = ['IMG_2041', 'img 12', 'DSC00412.JPG', 'PXL_20261101_1', '20261101-1200', 'dunes-at-dawn.webp', ' '];
  const descriptions = ['Dunes at dawn', 'A camel, seen from 2 metres', 'Image of a kasbah', 'Photo', '4 travellers'];
  expect(names.filter((name) => !isFileName(name))).toEqual([]);
  expect(descriptions.filter(isFileName)).toEqual([]);
});
