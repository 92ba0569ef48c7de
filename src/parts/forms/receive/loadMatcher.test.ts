import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countWork } from '../../../../tests/support/countWork.ts';
import { fieldExpression } from '../../../forms/fieldPattern.ts';
import { readForm } from '../../../forms/readForm.ts';
import { patternParts, TEXTS } from '../../../forms/testing.ts';
import { compileLinear } from './linearPattern.ts';
import { loadMatcher } from './loadMatcher.ts';

const using = (pattern: string) =>
  loadMatcher(readForm([{ blockType: 'form-field-text', name: 'a', label: 'A', pattern }]));

// The checker of patterns counts steps; it also has a time-out by the clock, which only a busy machine reaches.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test.each(['(\\p{L}+\\s?)*', '(a+)+', '(.*)*x', '(a|aa)+'])('%s answers at once on the worst text', async (pattern) => {
  const matches = await using(pattern);
  const worked = countWork();
  expect(matches(pattern, `${'a'.repeat(10_000)}!`)).toBe(false);
  // Node's own regular expressions would never finish.
  expect(worked()).toBeLessThan(2000);
});

test('lookaround and backreferences run in Node when fast, and not at all when slow', async () => {
  const ahead = await using('(?=.*\\d).{8,}');
  expect([ahead('(?=.*\\d).{8,}', 'eight8888'), ahead('(?=.*\\d).{8,}', 'nodigits')]).toEqual([true, false]);
  const slow = await using('(?=(a+)+$)x.*');
  expect(slow('(?=(a+)+$)x.*', `${'a'.repeat(50)}!`)).toBe(true);
  const long = await using('a'.repeat(501));
  expect(long('a'.repeat(501), 'b')).toBe(true);
});

test('a pattern too large to compile, as from an import, matches everything', async () => {
  const pattern = '(?:(?:\\p{L}{0,30}){0,30})'.repeat(16);
  const matches = await using(pattern);
  // The linear-time engine takes twelve seconds for two thousand letters.
  expect(matches(pattern, 'é'.repeat(2000))).toBe(true);
  expect(matches(pattern, '1')).toBe(true);
});

test.each(['(?=.*a.*b).*', '(.+)\\1', '(?!.*a.*b).*'])(
  '%s, whose time grows with the square of the text, answers at once on the longest text',
  async (pattern) => {
    const matches = await using(pattern);
    const worked = countWork();
    expect(matches(pattern, 'a'.repeat(20_000))).toBe(true);
    // Node takes seconds.
    expect(worked()).toBeLessThan(50);
  },
);

test('the linear-time engine agrees with browsers, for any pattern', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      patternParts,
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TEXTS)),
      async (pattern, text) => {
        const matches = compileLinear(pattern);
        if (!matches) return;
        compared += 1;
        expect(matches(text)).toBe(fieldExpression(pattern).test(text));
      },
    ),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(500);
});
