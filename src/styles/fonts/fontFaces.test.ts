import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TYPEFACES } from '../../shared/typefaces.ts';
import { readSource } from './build/buildFonts.ts';
import { measureFont } from './build/measureFont.ts';
import { cutAtWeight } from './build/subsetFamily.ts';
import { EARLY_FONTS_MEDIA } from './earlyFonts.ts';
import { ARABIC_FALLBACKS, FALLBACKS, FONT_METRICS } from './fallbacks.ts';
import { FONT_FAMILIES } from './families.ts';
import {
  arabicWithPair,
  type BuiltFont,
  type FontPair,
  fontFaceCss,
  fontsOfPage,
  tokensWithPair,
} from './fontFaces.ts';
import { unicodeRange } from './unicodeRange.ts';

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

const arabic = readFileSync(new URL('../arabic.css', import.meta.url), 'utf8');
/** Companions in Arabic, each once. */
const ARABIC_PAIRS = [...new Set<FontPair>(TYPEFACES.map((pair) => pair.arabic))];

const FONT: BuiltFont = {
  family: 'Fraunces',
  url: '/assets/fonts/fraunces-1.woff2',
  weight: '300 700',
  bytes: 1,
  script: 'latin',
  unicodeRange: 'U+20',
};

describe('fontFaceCss', () => {
  test('shows our font as soon as it arrives', () => {
    expect(fontFaceCss([FONT])).toContain(
      '@font-face{font-family:"Fraunces";src:url("/assets/fonts/fraunces-1.woff2") format("woff2");font-weight:300 700;font-display:optional;unicode-range:U+20}',
    );
  });

  test.each(FALLBACKS)('$family has the metrics of $of', ({ family, of, averageWidth }) => {
    const face =
      fontFaceCss([], 'latin', { display: of, text: 'Instrument Sans' })
        .split('\n')
        .find((line) => line.includes(`"${family}"`)) ?? '';
    const value = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;
    const metrics = FONT_METRICS[of];
    expect((averageWidth ?? 0) * value('size-adjust')).toBeCloseTo(metrics?.averageWidth ?? 0, 3);
    expect(value('ascent-override') * value('size-adjust')).toBeCloseTo(metrics?.ascent ?? 0, 3);
    expect(value('descent-override') * value('size-adjust')).toBeCloseTo(metrics?.descent ?? 0, 3);
    expect(value('line-gap-override')).toBe(metrics?.lineGap);
  });

  test.each(ARABIC_FALLBACKS)('$family has lines as high as those of $of', ({ family, of }) => {
    const face = fontFaceCss([], 'arabic', { display: of, text: 'Readex Pro' })
      .split('\n')
      .find((line) => line.includes(`"${family}"`));
    const { ascent, descent } = FONT_METRICS[of] ?? { ascent: 0, descent: 0 };
    expect(face).toContain(`size-adjust:100%;ascent-override:${Number((ascent * 100).toFixed(2))}%`);
    expect(face).toContain(`descent-override:${Number((descent * 100).toFixed(2))}%`);
  });

  test('a page has only the fonts of its script', () => {
    const fonts = [FONT, { ...FONT, family: 'El Messiri', script: 'arabic' as const }];
    expect(fontFaceCss(fonts)).not.toMatch(/El Messiri|Readex/);
    expect(fontFaceCss(fonts, 'arabic')).not.toMatch(/Fraunces|Instrument/);
  });

  test.each(TYPEFACES)('a page in $id has only its two files, headings first', ({ display, text }) => {
    const fonts = FONT_FAMILIES.map(({ family, script }) => ({ ...FONT, family, script }));
    expect(fontsOfPage(fonts, 'latin', { display, text }).map(({ family }) => family)).toEqual([display, text]);
    expect(fontFaceCss(fonts, 'latin', { display, text }).match(/url\(/g)).toHaveLength(2);
  });

  test.each(ARABIC_PAIRS)(
    'a page in Arabic has $display for headings, $text, and Latin letters for among it',
    (pair) => {
      const fonts = FONT_FAMILIES.map(({ family, script }) => ({ ...FONT, family, script }));
      const own = fontsOfPage(fonts, 'arabic', pair).map(({ family }) => family);
      expect(own).toEqual([pair.display, pair.text, pair.text]);
    },
  );

  test('loads nothing but our own fonts', () => {
    expect(fontFaceCss([FONT]).match(/url\(/g)).toHaveLength(1);
  });
});

/** A file of Latin letters among Arabic has the lines of its family, and no fallback of its own. */
const MEASURED = FONT_FAMILIES.filter(({ name }) => !name.endsWith('-latin'));

test.each(MEASURED)('the metrics of $family are those of the file', async (family) => {
  const measured = measureFont(await cutAtWeight(await readSource(family), family, family.drawnAt ?? 400));
  const checkedIn = FONT_METRICS[family.family];
  for (const [name, value] of Object.entries(measured))
    expect(checkedIn).toHaveProperty(name, expect.closeTo(value, 3));
});

test('the measured width of Instrument Sans agrees with Capsize, whose widths the fallbacks have', () => {
  expect(FONT_METRICS['Instrument Sans']?.averageWidth).toBeCloseTo(0.458, 2);
});

test.each(TYPEFACES.slice(1))('the tokens in $id name its families and their fallbacks, and no others', (pair) => {
  const own = tokensWithPair(tokens, pair);
  expect(own).not.toMatch(/Fraunces/);
  expect(own).toContain(`--font-display:'${pair.display}','${pair.display} Fallback',`);
  expect(own).toContain(`--font-text:var(--own-text,) '${pair.text} Fallback',`);
  expect(own.match(/--own-text:[^;]+;/g)).toEqual(Array(2).fill(`--own-text:'${pair.text}',;`));
  expect(tokensWithPair(tokens, TYPEFACES[0])).toBe(tokens);
});

test.each(ARABIC_PAIRS)('the style of pages in Arabic names $display and $text, and no others', (pair) => {
  const own = arabicWithPair(arabic, pair);
  expect(own).toContain(`--font-display: '${pair.display}', var(--own-text,) '${pair.display} Fallback',`);
  expect(own).toContain(`--font-text: var(--own-text,) '${pair.text} Fallback',`);
  expect(own.match(/--own-text: [^;]+;/g)).toEqual(Array(2).fill(`--own-text: '${pair.text}',;`));
  for (const family of ARABIC_PAIRS.flatMap(({ display, text }) => [display, text]))
    if (family !== pair.display && family !== pair.text) expect(own).not.toContain(family);
  expect(arabicWithPair(arabic, TYPEFACES[0].arabic)).toBe(arabic);
});

test('there are twelve pairs, of which no two are alike, each with a companion in Arabic', () => {
  expect(TYPEFACES).toHaveLength(12);
  expect(new Set(TYPEFACES.map(({ display }) => display)).size).toBe(12);
  for (const { arabic: companion, display, text } of TYPEFACES) {
    for (const family of [display, text])
      expect(FONT_FAMILIES).toContainEqual(expect.objectContaining({ family, script: 'latin' }));
    for (const family of [companion.display, companion.text])
      expect(FONT_FAMILIES).toContainEqual(expect.objectContaining({ family, script: 'arabic' }));
  }
});

describe('the stacks of the tokens', () => {
  const STACKS = [
    ['--font-display', 'Fraunces,', 'Fraunces', 'Georgia, serif'],
    ['--font-text', 'var(--own-text,)', 'Instrument Sans', 'system-ui, sans-serif'],
  ] as const;
  const valuesOf = (token: string): (string | undefined)[] =>
    [...tokens.matchAll(new RegExp(`${token}:([^;]+);`, 'g'))].map(([, value]) =>
      value?.replace(/['"]/g, '').replace(/\s+/g, ' ').trim(),
    );

  test.each(STACKS)(
    '%s: our font where there is one, all its fallbacks in order, a generic family',
    (token, own, family, last) => {
      const fitted = FALLBACKS.filter(({ of }) => of === family).map((fallback) => fallback.family);
      expect(valuesOf(token)).toEqual([`${own} ${[...fitted, last].join(', ')}`]);
    },
  );

  test('the font of running text is used at once in windows that preload it, and where it is cached', () => {
    expect(valuesOf('--own-text')).toEqual(['Instrument Sans,', 'Instrument Sans,']);
    expect(tokens).toContain(`@media ${EARLY_FONTS_MEDIA} {`);
    expect(tokens).toContain(':root[data-fonts] {');
  });
});

test('unicodeRange is short and covers every character', () => {
  expect(unicodeRange('cbaÉ€−')).toBe('U+61-c9,U+20ac,U+2212');
  expect(
    unicodeRange(
      FONT_FAMILIES.filter(({ script }) => script === 'latin')
        .map(({ characters }) => characters)
        .join(''),
    ),
  ).toBe('U+20-153,U+2013-20ac,U+2212');
});
