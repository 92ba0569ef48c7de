import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, hexOf, hslOf, isHexColor, nearestPassing, readableOn, relativeLuminance } from './color.ts';
import { DEFAULT_THEME } from './theme.ts';

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  test.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#2db742', 2.64],
    ['#000000', '#2db742', 7.96],
    ['#ffffff', '#1b7a2b', 5.43],
    ['#ffffff', '#cc0000', 5.89],
    ['#777777', '#ffffff', 4.48],
  ])('%s on %s', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  test('is symmetric, between 1 and 21', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (one, other) => {
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
        expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrastRatio(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

test('relativeLuminance runs from black to white', () => {
  expect(relativeLuminance('#000000')).toBe(0);
  expect(relativeLuminance('#FFFFFF')).toBeCloseTo(1, 10);
});

test('an invalid colour is refused', () => {
  expect(() => relativeLuminance('red')).toThrow('"red" is no colour');
  expect(isHexColor('#2541a8')).toBe(true);
  expect(isHexColor('#2541a8;')).toBe(false);
  expect(isHexColor(null)).toBe(false);
});

test('readableOn always reaches a contrast of 4.5', () => {
  fc.assert(fc.property(hexColor, (background) => contrastRatio(readableOn(background), background) >= 4.5));
  expect(readableOn('#2db742')).toBe('#000000');
});

describe('nearestPassing', () => {
  test('does not change a colour with enough contrast', () => {
    expect(nearestPassing('#000000', '#2db742', 4.5)).toBe('#000000');
  });

  test('always reaches the contrast', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (foreground, background) => {
        expect(contrastRatio(nearestPassing(foreground, background, 4.5), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('keeps the hue: the green button turns a darker green', () => {
    expect(nearestPassing('#2db742', '#ffffff', 4.5)).toMatch(/^#(1|2)[0-9a-f][78][0-9a-f](2|3)[0-9a-f]$/);
  });

  test('falls back to black or white when the ratio is out of reach', () => {
    expect(nearestPassing('#888888', '#777777', 21)).toBe('#000000');
  });
});

test('conversion to HSL and back is lossless', () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      expect(hexOf(hslOf(color))).toBe(color);
    }),
  );
  expect(hexOf({ hue: -120, saturation: 1, lightness: 0.5 })).toBe('#0000ff');
});

test('the default theme has enough contrast', () => {
  const { paper, sand, ink, brand, accent, saffron } = DEFAULT_THEME.colours;
  for (const [text, background] of [
    [ink, paper],
    [ink, sand],
    [ink, saffron],
    [paper, brand],
    [paper, accent],
    [brand, paper],
  ]) {
    expect(contrastRatio(text as string, background as string)).toBeGreaterThanOrEqual(4.5);
  }
});
