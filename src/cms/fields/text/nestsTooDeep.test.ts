import { expect, it } from 'vitest';
import { DEEPEST_ELEMENT, nestsTooDeep } from './nestsTooDeep.ts';
import { sanitizeDisplayText } from './sanitizeDisplayText.ts';

const MANY = 15_000;
/** The parser searches all open elements for each closing tag: hundreds of millions of comparisons. */
const UNMATCHED = `${'<b>'.repeat(MANY)}words${'</i>'.repeat(MANY)}`;

it('is true for markup with too many open elements, false for a long page', () => {
  expect(nestsTooDeep(UNMATCHED)).toBe(true);
  expect(nestsTooDeep(`${'<b>'.repeat(DEEPEST_ELEMENT)}${' '.repeat(MANY)}`)).toBe(false);
  expect(nestsTooDeep('<p>One<br><p>Two <em>words</em>'.repeat(MANY))).toBe(false);
  expect(nestsTooDeep('<a>'.repeat(MANY), { xmlMode: true })).toBe(true);
});

it('leaves of a text that nests too deep the words alone', () => {
  expect(sanitizeDisplayText(UNMATCHED)).toBe('words');
});
