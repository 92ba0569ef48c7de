import { describe, expect, test } from 'vitest';
import { acceptedEncodings, matchesEtag } from './negotiate.ts';

describe('acceptedEncodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br;q=0, gzip;q=0.5', ['gzip']],
    ['*', ['gzip']],
    ['*;q=0', []],
    ['GZIP', ['gzip']],
    ['br;q=nonsense', ['br']],
    ['', []],
  ])('%s', (header, expected) => {
    expect(acceptedEncodings(header).filter((encoding) => encoding !== 'identity')).toEqual(expected);
  });
});

describe('matchesEtag', () => {
  test.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['"a-gzip"', true],
    ['*', true],
    ['"b"', false],
    ['', false],
    [undefined, false],
  ])('%s', (header, expected) => {
    expect(matchesEtag(header, 'W/"a"')).toBe(expected);
  });
});
