import { expect, test } from 'vitest';
import { escapePattern } from './escapePattern.ts';

test('an escaped text matches itself alone', () => {
  const text = 'a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o';
  expect(new RegExp(`^${escapePattern(text)}$`, 'u').test(text)).toBe(true);
  expect(new RegExp(`^${escapePattern('a.b')}$`).test('axb')).toBe(false);
});
