import { expect, test } from 'vitest';
import { TYPEFACES } from '../shared/typefaces.ts';
import { KHETTARA } from './examples.ts';
import { letterFonts } from './letterFonts.ts';
import { letterStyles } from './letterStyles.ts';

test('a pair of the site comes first, then system fonts of its kind', () => {
  expect(letterFonts({ locale: 'fr', typefaces: 'outfit' })).toEqual({
    display: expect.stringMatching(/^'Outfit', -apple-system.*sans-serif$/),
    text: expect.stringMatching(/^'Figtree', -apple-system.*sans-serif$/),
  });
  expect(letterFonts({ locale: 'en', typefaces: 'playfair' }).text).toMatch(/^'Source Serif', Georgia.*, serif$/);
});

test.each([undefined, '"><script>', 'none'])('the default’s for %j', (typefaces) => {
  expect(letterFonts({ locale: 'en', typefaces }).display).toMatch(/^'Fraunces', Georgia/);
});

test.each(TYPEFACES)('in Arabic $id has its companions', ({ arabic, id }) => {
  expect(letterFonts({ locale: 'ar', typefaces: id })).toEqual({
    display: expect.stringMatching(`^'${arabic.display}', 'Geeza Pro'`),
    text: expect.stringMatching(`^'${arabic.text}', 'Geeza Pro'`),
  });
});

test('letters are set in them', () => {
  const { style } = letterStyles({ ...KHETTARA, typefaces: 'outfit' });
  expect(style.title.fontFamily).toMatch(/^'Outfit'/);
  expect(style.text.fontFamily).toMatch(/^'Figtree'/);
});
