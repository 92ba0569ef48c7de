import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify, uniqueSlug } from './slug.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('a', 'É', 'ß', ' ', '-', '’', 'أ', 'ة', 'َ', '7', '日', '👍', '\u0301') }),
);

describe('slugify', () => {
  test.each([
    ['Nine days from Marrakech to the dunes', 'nine-days-from-marrakech-to-the-dunes'],
    ['Forêt d’Azrou & cèdres: où dormir ?', 'foret-dazrou-cedres-ou-dormir'],
    ['Straße, Smörgåsbord, Łódź', 'strasse-smorgasbord-lodz'],
    ['رحلة إلى الصحراء', 'رحلة-إلى-الصحراء'],
    ['Day 3 — Aït Benhaddou', 'day-3-ait-benhaddou'],
    ['撒哈拉 之旅', '撒哈拉-之旅'],
    ['İstanbul', 'istanbul'],
    ['  --  ', 'section'],
    ['🐪', 'section'],
  ])('%s → %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('returns the fallback when nothing is left', () => {
    expect(slugify('!!!', 'page')).toBe('page');
  });

  test('is truncated between words, or inside a single word that is too long', () => {
    expect(slugify('the road to merzouga', undefined, 11)).toBe('the-road-to');
    expect(slugify('the road to merzouga', undefined, 10)).toBe('the-road');
    expect(slugify('merzouga', undefined, 4)).toBe('merz');
    expect(slugify('𐐨𐐩𐐪', undefined, 3)).toBe('𐐨');
  });

  test('is never empty, only words joined by single hyphens, and lower case', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u);
        expect(slug).toBe(slug.toLowerCase());
      }),
      { numRuns: 500 },
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
      { numRuns: 500 },
    );
  });

  test('respects the maximum length', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 20 }), (text, max) => {
        expect(slugify(text, 'x', max).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('uniqueSlug', () => {
  test('counts from 2', () => {
    expect(uniqueSlug('dunes', new Set())).toBe('dunes');
    expect(uniqueSlug('dunes', new Set(['dunes']))).toBe('dunes-2');
    expect(uniqueSlug('dunes', new Set(['dunes', 'dunes-2']))).toBe('dunes-3');
  });

  test('never returns a taken slug', () => {
    const name = fc.constantFrom('a', 'a-2', 'a-3', 'b');
    fc.assert(
      fc.property(fc.array(name), name, (taken, base) => {
        expect(taken).not.toContain(uniqueSlug(base, new Set(taken)));
      }),
    );
  });
});
