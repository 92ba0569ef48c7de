import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '../theme.ts';
import { logoContrast, logoGrounds } from './logoContrast.ts';
import { LOOKS } from './looks.ts';

const NAVY = [16, 32, 60, 255];
const ORANGE = [240, 140, 20, 255];
const CLEAR = [0, 0, 0, 0];
const logo = (...pixels: number[][]) => [...pixels, CLEAR, CLEAR].flat();

test('a dark logo has contrast with paper and none with a dark band, whatever small mark it has', () => {
  const pixels = logo(NAVY, NAVY, NAVY, ORANGE);
  expect(logoContrast(pixels, '#ffffff')).toBeGreaterThan(10);
  expect(logoContrast(pixels, '#14202b')).toBeLessThan(1.2);
});

test('a picture with a ground of its own, or with nothing on it, is not judged', () => {
  expect(logoContrast([NAVY, NAVY, ORANGE].flat(), '#14202b')).toBeUndefined();
  expect(logoContrast([CLEAR, CLEAR].flat(), '#14202b')).toBeUndefined();
});

test('it lies on the header’s band; on a plain header in the dark too, where devices may ask for it', () => {
  const groundsOf = (changed: Partial<typeof DEFAULT_THEME.style>) =>
    logoGrounds({ ...DEFAULT_THEME, style: { ...DEFAULT_THEME.style, ...changed } }).map(({ what, colour, isDark }) => [
      what,
      colour,
      isDark,
    ]);
  const { brand, ink, paper } = DEFAULT_THEME.colours;
  expect(groundsOf({})).toEqual([['on the header', paper, false]]);
  expect(groundsOf({ header: 'ink', dark: 'auto' })).toEqual([['on the header', ink, true]]);
  expect(groundsOf({ header: 'brand' })).toEqual([['on the header', brand, true]]);
  expect(groundsOf({ dark: 'auto' })).toEqual([
    ['on the header', paper, false],
    ['on the header in dark mode', expect.stringMatching(/^#[0-9a-f]{6}$/), true],
  ]);
});

test('a colour that is half typed is not judged', () => {
  const [look = { tokens: DEFAULT_THEME }] = LOOKS;
  expect(logoGrounds({ ...look.tokens, colours: { ...look.tokens.colours, paper: '#ff' } })).toEqual([]);
});
