import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONSENT_CATEGORIES } from './categories.ts';
import { readChoice } from './readChoice.ts';

const WHOLE = {
  categories: ['necessary', 'analytics'],
  revision: 2,
  consentId: '4b5e1c4e-9d0a-4c0f-8f36-0c7d5f6a1b2c',
  consentTimestamp: '2026-05-01T08:00:00.000Z',
  lastConsentTimestamp: '2026-06-01T08:00:00.000Z',
};

const read = (changes: object) => readChoice(JSON.stringify({ ...WHOLE, ...changes }));

test('reads granted categories and revision', () => {
  expect(readChoice(JSON.stringify(WHOLE))).toEqual({ revision: 2, granted: ['analytics'] });
  expect(read({ categories: [] })).toEqual({ revision: 2, granted: [] });
});

test('ignores unknown categories', () => {
  expect(read({ categories: ['everything', 'advertising', {}, null, 7] })?.granted).toEqual(['advertising']);
});

test.each([
  ['no date', { consentTimestamp: 'yesterday' }],
  ['no last date', { lastConsentTimestamp: undefined }],
  ['no id', { consentId: '' }],
  ['an id that is no text', { consentId: ['x'] }],
  ['a version that is no number', { revision: '2' }],
  ['categories that are no list', { categories: 'analytics advertising' }],
])('is no choice with %s', (_what, changes) => {
  expect(read(changes)).toBeUndefined();
});

test.each([null, '', 'null', '7', '"x"', '[]', '{', 'j:{}'])('%j is no choice', (value) => {
  expect(readChoice(value)).toBeUndefined();
});

test('never throws on any text, and grants nothing unknown', () => {
  const forged = fc
    .record({ categories: fc.jsonValue(), revision: fc.jsonValue(), consentId: fc.jsonValue() }, { requiredKeys: [] })
    .map((changes) => JSON.stringify({ ...WHOLE, ...changes }));
  const anything = fc.oneof(fc.string(), fc.json(), forged);
  fc.assert(
    fc.property(anything, (value) => {
      for (const category of readChoice(value)?.granted ?? []) expect(CONSENT_CATEGORIES).toContain(category);
    }),
  );
});
