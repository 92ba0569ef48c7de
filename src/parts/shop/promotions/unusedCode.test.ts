import { expect, test } from 'vitest';
import { hasUnusedCode, unusedCodeLine } from './unusedCode.ts';

test('an unused code is read from the fact of its line, not from the words', () => {
  expect(hasUnusedCode([{ what: 'Placed' }, unusedCodeLine('SPRING')])).toBe(true);
  expect(hasUnusedCode([{ ...unusedCodeLine('SPRING'), what: 'Reworded' }])).toBe(true);
  expect(hasUnusedCode([{ ...unusedCodeLine('SPRING'), fact: 'another' }])).toBe(false);
});

test('lines of versions without facts are read by their beginning', () => {
  expect(hasUnusedCode([{ what: 'Placed. The code “SPRING” took nothing off' }])).toBe(true);
  expect(hasUnusedCode([{ what: 'Placed' }, 'x', null])).toBe(false);
  expect(hasUnusedCode(null)).toBe(false);
});
