import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHexColor } from '../color.ts';
import { weakPairs } from './contrastPairs.ts';
import { findColours, proposeColours } from './proposeColours.ts';

const NAVY = [16, 60, 120, 255];
const CORAL = [220, 70, 50, 255];
const WHITE = [255, 255, 255, 255];
const GREY = [90, 92, 91, 255];
const CLEAR_GREEN = [0, 200, 0, 20];
const times = (count: number, pixel: number[]) => Array.from({ length: count }, () => pixel).flat();

test('colours are ordered by area, without white, grey, transparent and antialiased pixels', () => {
  const logo = [
    ...times(600, WHITE),
    ...times(200, GREY),
    ...times(300, CLEAR_GREEN),
    ...times(100, NAVY),
    ...times(30, CORAL),
    ...times(1, [120, 200, 40, 255]),
  ];
  expect(findColours(logo)).toEqual(['#103c78', '#dc4632']);
});

test('the strongest is the brand, the next of another hue the accent, and every pair passes', () => {
  const colours = proposeColours([...times(100, NAVY), ...times(30, CORAL)]);
  expect(colours?.brand).toBe('#103c78');
  expect(colours?.accent).toMatch(/^#[a-d]/);
  expect(weakPairs(colours ?? {})).toEqual([]);
});

test('a picture without colours has no proposal', () => {
  expect(proposeColours([...times(50, WHITE), ...times(50, GREY)])).toBeUndefined();
  expect(proposeColours([])).toBeUndefined();
});

test('for any picture, the proposed colours have enough contrast', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.array(fc.tuple(channel, channel, channel), { minLength: 1, maxLength: 12 }), (pixels) => {
      const colours = proposeColours(pixels.flatMap((pixel) => [...pixel, 255]));
      if (!colours) return;
      expect(Object.values(colours).every(isHexColor)).toBe(true);
      expect(weakPairs(colours)).toEqual([]);
    }),
  );
});
