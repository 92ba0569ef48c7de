import { expect, test } from 'vitest';
import { faintShare, neededContrast } from './faintShare.ts';
import { readGradient } from './readGradient.ts';

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const GREY = [140, 140, 140, 255];

test('the share of a ground on which letters have too little contrast', () => {
  const ground = [...BLACK, ...BLACK, ...WHITE, ...GREY];
  expect(faintShare(ground, WHITE, 4.5)).toBe(0.5);
  expect(faintShare(ground, WHITE, 3)).toBe(0.25);
  expect(faintShare(ground, BLACK, 4.5)).toBe(0.5);
  expect(faintShare([], WHITE, 4.5)).toBe(0);
});

test('translucent letters are mixed with their ground', () => {
  expect(faintShare(BLACK, [255, 255, 255, 255], 4.5)).toBe(0);
  expect(faintShare(BLACK, [255, 255, 255, 60], 4.5)).toBe(1);
});

test('large letters, and bold ones before, need less contrast (WCAG 1.4.3)', () => {
  expect([neededContrast(24, 400), neededContrast(19, 700), neededContrast(19, 600), neededContrast(16, 700)]).toEqual([
    3, 3, 4.5, 4.5,
  ]);
});

test('a gradient of computed style is read with its direction and stops', () => {
  expect(readGradient('linear-gradient(rgba(0, 0, 0, 0.2), color(srgb 0 0 0 / 0.4) 45%, rgb(1, 2, 3))')).toEqual({
    angle: 180,
    stops: [
      { at: 0, colour: 'rgba(0, 0, 0, 0.2)' },
      { at: 0.45, colour: 'color(srgb 0 0 0 / 0.4)' },
      { at: 1, colour: 'rgb(1, 2, 3)' },
    ],
  });
  expect(readGradient('linear-gradient(to left, red 30%, blue)')).toMatchObject({ angle: 270 });
  expect(readGradient('linear-gradient(0deg, red, blue, green)')?.stops.map(({ at }) => at)).toEqual([0, 0.5, 1]);
  expect(readGradient('radial-gradient(farthest-side, red 30%, blue)')).toEqual({
    angle: undefined,
    stops: [
      { at: 0.3, colour: 'red' },
      { at: 1, colour: 'blue' },
    ],
  });
});

test('what cannot be painted is no gradient', () => {
  expect(readGradient('url("dune.avif")')).toBeUndefined();
  expect(readGradient('conic-gradient(red, blue)')).toBeUndefined();
  expect(readGradient('linear-gradient(red 10px, blue)')).toBeUndefined();
});
