import { expect, test } from 'vitest';
import { checkPattern } from './checkPattern.ts';

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
])('takes %s', async (pattern) => {
  expect(await checkPattern(pattern)).toBeUndefined();
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
])('refuses %s, which stands still on some text', async (pattern) => {
  expect(await checkPattern(pattern)).toMatch(/stands still.*Avoid/);
});

test('says what is wrong with what is no pattern', async () => {
  expect(await checkPattern('(tours')).toMatch(/no valid pattern.*Unterminated group.*plain text/);
  expect(await checkPattern('a'.repeat(501))).toMatch(/longer than 500/);
});
