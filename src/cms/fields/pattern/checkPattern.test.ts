import { expect, test } from 'vitest';
import { turnsDuring } from '../../../../tests/support/turnsDuring.ts';
import { checkFieldPattern, checkReferrerPattern } from './checkPattern.ts';

test.each([
  'facebook',
  'facebook|instagram',
  '^https?://(www\\.)?google\\.',
  '/tours/\\d+',
  '.*google.*',
  'google.*tours',
  '[a-z]+@[a-z]+\\.com',
  '^https://[a-z.]+\\.example\\.com/(en|fr)/',
  '^https?://([^/]+\\.)?booking\\.com(/|$)',
  'facebook\\.com.*tours.*',
  '^https?://[\\w.-]+\\.[a-z]{2,}/.*$',
  '',
])('accepts %s', async (pattern) => {
  expect(await checkReferrerPattern(pattern)).toBeUndefined();
});

test.each([
  '(a+)+$',
  '(a|a)*$',
  '(a|aa)+$',
  '(.*)*x',
  '([a-zA-Z]+)*$',
  '^(\\w+\\s?)*$',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){20}$',
  '^(.|\\n|x)*!$',
  'a*a*b',
  '.*.*x',
  '\\s*\\s*\\s*x',
  '^(?=(a+)+$)x',
  '(ab|a|b)*c',
])('refuses %s (ReDoS: hangs on some text)', async (pattern) => {
  expect(await checkReferrerPattern(pattern)).toMatch(/stands still.*Avoid/);
});

test('says what is wrong with an invalid pattern', async () => {
  expect(await checkReferrerPattern('(tours')).toMatch(/no valid pattern.*Unterminated group.*plain text/);
  expect(await checkReferrerPattern('a'.repeat(501))).toMatch(/longer than 500/);
});

test.each([
  '[A-Z]{2}-[0-9]{2}',
  '[+0-9 ()]{6,20}',
  '\\p{Lu}\\p{L}*( \\p{L}+)*',
  '\\d{4}|\\d{6}',
  '(\\p{L}+ )*\\p{L}+',
  '(?=.*\\d).{8,}',
  '(\\w+)-\\1',
  '.*a.*',
])('accepts %s of a field', async (pattern) => {
  expect(await checkFieldPattern(pattern)).toBeUndefined();
});

test.each(['(\\p{L}+\\s?)*', '(a+)+', '([\\p{L}\\d]+)*', '(?=.*a.*b).*', '(.+)\\1'])(
  'refuses %s of a field, tested as it is used',
  async (pattern) => {
    expect(await checkFieldPattern(pattern)).toMatch(/stands still.*Avoid/);
  },
);

test.each(['[A-Z]{2}\\-[0-9]{2}', 'a)|(b', '(tours', '\\p{Nonsense}', '[\\d-x]'])(
  'refuses %s of a field, which would never be applied',
  async (pattern) => {
    expect(await checkFieldPattern(pattern)).toMatch(/no valid pattern.*backslash/);
  },
);

test.each(['a{1000}', '(\\p{L}{0,900})', '((a{10}){10}){10}', '(?:(?:a{0,30}b?){0,30})c'])(
  'denial of service: refuses %s, whose counts are large, before it is analysed',
  async (pattern) => {
    const before = performance.now();
    expect(await checkFieldPattern(pattern)).toMatch(/Its counts.*larger than 200/);
    expect(performance.now() - before).toBeLessThan(100);
  },
);

test('denial of service: the event loop is free while a pattern is judged', async () => {
  // Half a second of work, which blocks no other request: as one block it would be two or three turns.
  expect(await turnsDuring(() => checkFieldPattern('(?=.*\\d)\\w{6,}'))).toBeGreaterThan(100);
});
