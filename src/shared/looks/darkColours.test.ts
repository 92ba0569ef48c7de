import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, relativeLuminance } from '../color.ts';
import { DEFAULT_THEME } from '../theme.ts';
import { weakPairs } from './contrastPairs.ts';
import { darkColours } from './darkColours.ts';
import { LOOKS } from './looks.ts';

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(LOOKS)('$label in the dark: light on dark, every pair passes', ({ tokens }) => {
  const dark = darkColours(tokens.colours);
  expect(weakPairs(dark)).toEqual([]);
  expect(relativeLuminance(dark.paper)).toBeLessThan(0.02);
  expect(contrastRatio(dark.ink, dark.paper)).toBeGreaterThan(10);
  expect(contrastRatio(dark.sand, dark.paper)).toBeGreaterThan(1.05);
});

test('for any colours, dark ones have enough contrast', () => {
  fc.assert(
    fc.property(
      fc.record({
        paper: hexColor,
        sand: hexColor,
        ink: hexColor,
        brand: hexColor,
        accent: hexColor,
        saffron: hexColor,
      }),
      (colours) => {
        const dark = darkColours(colours);
        expect(weakPairs(dark)).toEqual([]);
        expect(relativeLuminance(dark.paper)).toBeLessThan(relativeLuminance(dark.ink));
      },
    ),
  );
});

test('invalid colours are the default’s', () => {
  expect(darkColours({ brand: 'red;}', paper: null })).toEqual(darkColours(DEFAULT_THEME.colours));
});
