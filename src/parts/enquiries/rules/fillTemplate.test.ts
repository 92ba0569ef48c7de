import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeFilled, fillTemplate, findPlaceholders, PLACEHOLDERS, type ReplyFacts } from './fillTemplate.ts';

const FACTS: ReplyFacts = {
  name: 'Hélène Morvan',
  'first name': 'Hélène',
  tour: 'Three days to the dunes',
  price: '€480',
};

test('replaces placeholders in brackets with known values', () => {
  expect(fillTemplate('Dear [first name], [tour] costs [Price].\n[tour]!', FACTS)).toEqual({
    text: 'Dear Hélène, Three days to the dunes costs €480.\nThree days to the dunes!',
    missing: [],
    unknown: [],
  });
});

test('keeps and reports unknown values and unknown placeholders', () => {
  const filled = fillTemplate('On [dates] or [ DATES ]: [tour_code] [sic]', { ...FACTS, dates: ' ' });
  expect(filled).toEqual({
    text: 'On [dates] or [ DATES ]: [tour_code] [sic]',
    missing: ['dates', 'tour code'],
    unknown: ['[sic]'],
  });
  expect(describeFilled(filled)).toBe(
    'Not known here: [dates], [tour code]. Write it in place of the brackets. [sic] stands for nothing and is sent as it is.',
  );
  expect(describeFilled(fillTemplate('Hello', FACTS))).toBeUndefined();
});

test('inserted values are not expanded again', () => {
  expect(fillTemplate('[name], [tour]', { name: '[price]', tour: '[name] $& $1', price: '€1' }).text).toBe(
    '[price], [name] $& $1',
  );
});

test('finds remaining placeholders', () => {
  expect(findPlaceholders('[dates] [x] [dates] [first  name]')).toEqual(['dates', 'first name']);
});

test('a template with all values has no placeholder left, whatever the text around', () => {
  const names = Object.keys(PLACEHOLDERS);
  const facts = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
  const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...names.map((name) => `[${name}]`)), fc.constant('[')));
  fc.assert(
    fc.property(parts, (all) => {
      const { missing, text } = fillTemplate(all.join(''), facts);
      expect(missing).toEqual([]);
      expect(findPlaceholders(text)).toEqual([]);
    }),
  );
});
