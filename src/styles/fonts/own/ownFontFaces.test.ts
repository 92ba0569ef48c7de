import { expect, test } from 'vitest';
import { type BuiltFont, fontFaceCss, fontsOfPage } from '../fontFaces.ts';
import { hashesOf, isSoundOwn, type OwnFamily, readOwnTypefaces } from './ownFamily.ts';
import { fontsWithOwn, pairWithOwn, stackWithOwn } from './ownFontFaces.ts';

const PAIR = { display: 'Outfit', text: 'Figtree' };
const BUILT = [PAIR.display, PAIR.text].map(
  (family): BuiltFont => ({
    family,
    url: `/assets/fonts/${family.toLowerCase()}.woff2`,
    weight: '400 700',
    bytes: 1,
    script: 'latin',
    unicodeRange: 'U+20',
  }),
);
const face = (hash: string, isItalic = false) => ({
  hash: hash.repeat(20),
  bytes: 9000,
  weight: '400',
  isItalic,
  unicodeRange: 'U+20-7e',
});
const BRAND: OwnFamily = {
  name: 'Brand Sans',
  isSerif: false,
  metrics: { ascent: 0.9, descent: 0.3, lineGap: 0, averageWidth: 0.5 },
  faces: [face('a'), face('b'), face('c', true)],
};

test('a site without any has the faces and files of its pair, byte for byte', () => {
  expect(fontsWithOwn(BUILT, 'latin', PAIR, {})).toEqual({
    fontFaces: fontFaceCss(BUILT, 'latin', PAIR),
    fonts: fontsOfPage(BUILT, 'latin', PAIR).map(({ url }) => url),
  });
});

test('uprights are preloaded after the headings of the pair, whose text is not; italics wait for text in them', () => {
  const { fontFaces, fonts } = fontsWithOwn(BUILT, 'latin', PAIR, { text: BRAND });
  expect(fonts).toEqual([
    '/assets/fonts/outfit.woff2',
    `/assets/own/${'a'.repeat(20)}.woff2`,
    `/assets/own/${'b'.repeat(20)}.woff2`,
  ]);
  expect(fontFaces).not.toContain('Figtree');
  expect(fontFaces.match(/font-family:"Own text";/g)).toHaveLength(3);
  expect(fontFaces.match(/font-style:italic/g)).toHaveLength(1);
  expect(fontFaces.match(/font-display:optional/g)).toHaveLength(4);
});

test('headings of one’s own come first, and the text of the pair stays', () => {
  const { fonts } = fontsWithOwn(BUILT, 'latin', PAIR, { headings: { ...BRAND, faces: [face('d')] } });
  expect(fonts).toEqual([`/assets/own/${'d'.repeat(20)}.woff2`, '/assets/fonts/figtree.woff2']);
});

test('a fallback of its kind has its width and the height of its lines, so that nothing moves', () => {
  const { fontFaces } = fontsWithOwn(BUILT, 'latin', PAIR, { text: BRAND });
  const size = 0.5 / (913 / 2048);
  expect(fontFaces).toContain(
    `"Own text Fallback";src:local("Arial"),local("Helvetica"),local("Liberation Sans"),local("Arimo"),local("Roboto");size-adjust:${Number((size * 100).toFixed(2))}%`,
  );
  expect(fontFaces).toContain('ascent-override:90%;descent-override:30%;line-gap-override:0%');
  expect(stackWithOwn({ text: { ...BRAND, isSerif: true } })('Own text')).toBe(
    "'Own text Fallback','Own text Fallback Noto',Georgia,serif",
  );
  expect(stackWithOwn({ text: BRAND })('Own text')).toBe("'Own text Fallback',system-ui,sans-serif");
});

test('pages in Arabic have the companion of the pair, or an own one', () => {
  const arabic = { display: 'Alexandria', text: 'Readex Pro' };
  expect(pairWithOwn(arabic, { headings: BRAND, text: BRAND }, 'arabic')).toEqual(arabic);
  expect(pairWithOwn(arabic, { arabicText: BRAND }, 'arabic')).toEqual({ display: 'Alexandria', text: 'Own text' });
});

test.each([
  ['a name that ends a string', { ...BRAND, name: "x';}body{display:none" }],
  ['an address in place of a hash', { ...BRAND, faces: [{ ...face('a'), hash: '../../evil' }] }],
  ['a weight with style in it', { ...BRAND, faces: [{ ...face('a'), weight: '400;src:url(//evil)' }] }],
  ['a range with style in it', { ...BRAND, faces: [{ ...face('a'), unicodeRange: 'U+20;}' }] }],
  ['no face', { ...BRAND, faces: [] }],
  ['metrics that are no numbers', { ...BRAND, metrics: { ...BRAND.metrics, ascent: '1' } }],
])('a stored family with %s is left out, and refused when it is saved', (_, text) => {
  expect(readOwnTypefaces({ text, headings: BRAND })).toEqual({ headings: BRAND });
  expect(isSoundOwn({ text, headings: BRAND })).toBe(false);
});

test('nothing, or a family as it was cut, may be saved', () => {
  for (const value of [null, undefined, {}, { text: BRAND }]) expect(isSoundOwn(value)).toBe(true);
  for (const value of ['text', 7, { body: BRAND }]) expect(isSoundOwn(value)).toBe(false);
  expect(hashesOf({ text: BRAND })).toHaveLength(3);
});
