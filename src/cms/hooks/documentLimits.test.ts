import { expect, test } from 'vitest';
import { findDocumentOversize, findQuestionOversize } from './documentLimits.ts';

const rows = (count: number) => Array.from({ length: count }, (_, day) => ({ id: `r${day}`, day, text: 'x' }));
const block = (id: number) => ({ blockType: 'heading', id: `b${id}`, text: 'x', link: { kind: 'none' } });
const tour = (count: number) => ({ highlights: rows(count), included: rows(count), itinerary: rows(count) });

test('accepts a large document with a large layout', () => {
  const layout = Array.from({ length: 2000 }, (_, id) => block(id));
  expect(findDocumentOversize({ title: 'x', layout, ...tour(300) })).toBeUndefined();
  expect(findDocumentOversize({ title: 'x', layout: 'packed'.repeat(100_000) })).toBeUndefined();
  expect(findDocumentOversize(undefined)).toBeUndefined();
});

test.each([
  ['rows of several lists', tour(1000), /too many entries/],
  ['one list', { itinerary: rows(2001) }, /more than 2000 entries/],
  ['one text, which a draft may have in any field', { title: 'x'.repeat(200_001) }, /text has more than 200000/],
  ['blocks', { layout: Array.from({ length: 2001 }, (_, id) => block(id)) }, /more than 2000 blocks/],
])('denial of service: too large in %s', (_, data, words) => {
  expect(findDocumentOversize(data)).toMatch(words);
  expect(findQuestionOversize({ collectionSlug: 'tours', data })).toMatch(words);
});

test('denial of service: refuses a form state with too many fields, accepts a large one', () => {
  const formState = (fields: number) =>
    Object.fromEntries(
      Array.from({ length: fields }, (_, at) => [`itinerary.${at}.text`, { value: 'x', valid: true }]),
    );
  expect(findQuestionOversize({ formState: formState(10_000) })).toBeUndefined();
  expect(findQuestionOversize({ formState: formState(10_001) })).toMatch(/too many entries/);
  expect(findQuestionOversize({ formState: { title: { rows: rows(2001) } } })).toMatch(/more than 2000/);
  expect(findQuestionOversize(undefined)).toBeUndefined();
});
