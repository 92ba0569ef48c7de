import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../color.ts';
import { DEFAULT_THEME } from '../theme.ts';
import { CONTRAST_PAIRS, passingColours, sayRatio, weakPairs } from './contrastPairs.ts';
import { findLook, LOOKS, readToken, TOKEN_PATHS } from './looks.ts';

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(LOOKS)('the look $label', (look) => {
  const { colours } = look.tokens;

  test.each(CONTRAST_PAIRS)('$what: $text on $background', ({ background, least, text }) => {
    expect(contrastRatio(colours[text], colours[background])).toBeGreaterThanOrEqual(least);
  });

  test('quiet text passes on the page and on quiet surfaces', () => {
    const soft = mixOklab(colours.ink, colours.paper, 0.74);
    expect(contrastRatio(soft, colours.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(soft, colours.sand)).toBeGreaterThanOrEqual(4.5);
  });

  test('quiet text and accents pass on cards with a ground', () => {
    for (const ground of [colours.paper, colours.sand].map((under) => mixOklab(colours.ink, under, 0.05))) {
      expect(contrastRatio(mixOklab(colours.ink, colours.paper, 0.74), ground)).toBeGreaterThanOrEqual(4.5);
      if (look.tokens.style.cards === 'filled')
        expect(contrastRatio(colours.accent, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is found by its values, and by no others', () => {
    expect(findLook(structuredClone(look.tokens))).toBe(look);
    expect(findLook({ ...look.tokens, colours: { ...colours, brand: '#123456' } })).toBeUndefined();
  });
});

test('there are six looks, and no two share a colour of the brand, an accent or a corner', () => {
  expect(LOOKS).toHaveLength(6);
  for (const path of ['colours.brand', 'colours.accent', 'colours.ink', 'shape.radius'])
    expect(new Set(LOOKS.map(({ tokens }) => readToken(tokens, path))).size).toBe(6);
  const chosen = LOOKS.map(({ tokens }) => Object.values(tokens.style).join(' '));
  expect(new Set(chosen).size).toBe(6);
  expect(new Set(LOOKS.map(({ tokens }) => tokens.type.typefaces)).size).toBe(6);
  expect(LOOKS[0]?.tokens).toEqual(DEFAULT_THEME);
  expect(TOKEN_PATHS).toContain('type.baseSize');
});

test('weak pairs come with a colour that passes', () => {
  const weak = weakPairs({ ...DEFAULT_THEME.colours, brand: '#9fb4ff' });
  expect(weak.map(({ what }) => what)).toContain('Links on the page');
  for (const { background, least, moves, offer, text } of weak) {
    const mended = { ...DEFAULT_THEME.colours, brand: '#9fb4ff', [moves]: offer };
    expect(contrastRatio(mended[text], mended[background])).toBeGreaterThanOrEqual(least);
    expect(moves).toBe('brand');
  }
  expect(weakPairs({ ...DEFAULT_THEME.colours, brand: 'blu' })).toEqual([]);
  expect(weakPairs(DEFAULT_THEME.colours)).toEqual([]);
});

test('colours that cannot be read are mended one by one, and the page keeps its own', () => {
  const colours = { ...DEFAULT_THEME.colours, accent: '#ffd0d0', brand: '#9fc5d0', sand: '#555555' };
  const passing = passingColours(colours);
  expect(passing).toMatchObject({ ink: colours.ink, paper: colours.paper });
  expect(weakPairs(passing ?? colours)).toEqual([]);
});

test('a failing ratio never reads as a passing one', () => {
  expect(sayRatio(4.4999)).toBe('4.4 to 1');
});

test('for any colours, suggested ones have enough contrast', () => {
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
        const passing = passingColours(colours);
        expect(passing === undefined || weakPairs(passing).length === 0).toBe(true);
      },
    ),
  );
  expect(passingColours(DEFAULT_THEME.colours)).toBe(DEFAULT_THEME.colours);
});

/** What `color-mix(in oklab, …)` of the tokens gives for quiet text (CSS Color 4, section 9). */
function mixOklab(one: string, other: string, share: number): string {
  const [a, b] = [toOklab(one), toOklab(other)];
  return fromOklab(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)));
}

function toOklab(color: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ] as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L = 0, a = 0, b = 0]: number[]): string {
  const [l, m, s] = [
    (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (L - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as [number, number, number];
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = linear.map((value) => {
    const channel = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
