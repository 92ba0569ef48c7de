// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { checkSelector } from './selector.ts';

describe('a CSS selector', () => {
  test.each([
    '#dates',
    '.packing-guide',
    'main > p:first-child, a[href^="/dates/"]',
    'h2:not(.small) + p',
    ':is(h2, h3):hover',
    '[data-x="a]b"]',
    '#\\31 0-days',
    '.ünïcode',
    'li:nth-child(2n + 1)',
    'a[href=".."]',
    '*',
  ])('accepts %s, as browsers do', (selector) => {
    expect(checkSelector(selector)).toBe(true);
    expect(() => document.querySelector(selector)).not.toThrow();
  });

  test.each([
    '#',
    '.',
    '..a',
    'a >',
    '> a',
    'a,',
    'a[',
    ':not(',
    'a)',
    '{',
    'p { color: red }',
    '12',
    '#12',
    '.a #1b',
    'a, , b',
  ])('refuses %s with an example, as browsers do', (selector) => {
    expect(checkSelector(selector)).toMatch(/^This is no CSS selector: .+\. For example #dates/);
    expect(() => document.querySelector(selector)).toThrow();
  });

  test('may be empty unless it is required', () => {
    expect(checkSelector(' ')).toBe(true);
    expect(checkSelector(undefined)).toBe(true);
    expect(checkSelector(null, true)).toMatch(/^Write what to look for/);
  });
});
