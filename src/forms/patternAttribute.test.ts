import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldExpression } from './fieldPattern.ts';
import { patternAttribute } from './patternAttribute.ts';
import { patternParts, TEXTS } from './testing.ts';

test.each([
  ['[A-Z]{2}-[0-9]{2}', '[A-Z]{2}-[0-9]{2}'],
  ['[+0-9 ()]{6,20}', '[+0-9 \\(\\)]{6,20}'],
  ['[a-z-]+', '[a-z\\-]+'],
  ['[-a]', '[\\-a]'],
  ['[a&&b]', '[a&\\&b]'],
  ['[ -++]', '[ -+\\+]'],
  ['[^/]*', '[^\\/]*'],
  ['(', undefined],
  ['\\-', undefined],
  ['a)|(b', undefined],
  ['', undefined],
])('converts %s to %s for browsers', (pattern, attribute) => {
  expect(patternAttribute(pattern)).toBe(attribute);
});

test('the converted pattern is equivalent, for any pattern', () => {
  fc.assert(
    fc.property(patternParts, fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...TEXTS)), (pattern, text) => {
      let expression: RegExp;
      try {
        expression = fieldExpression(pattern);
      } catch {
        expect(patternAttribute(pattern)).toBeUndefined();
        return;
      }
      expect(new RegExp(`^(?:${patternAttribute(pattern)})$`, 'v').test(text)).toBe(expression.test(text));
    }),
    { numRuns: 2000 },
  );
});
