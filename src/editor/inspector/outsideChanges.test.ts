import { expect, test } from 'vitest';
import type { Kind, KindSetting } from '../../shared/layouts/kind.ts';
import { outsideChanges, withoutStaleTexts } from './outsideChanges.ts';

const setting = (path: string, type: string): KindSetting => ({ path, label: path, tab: 'content', type });
const kind = {
  settings: [
    setting('title', 'text'),
    setting('link.kind', 'radio'),
    { ...setting('rows', 'array'), rows: [setting('note', 'text'), setting('body', 'richText')] },
    setting('words', 'richText'),
  ],
} as unknown as Kind;
const block = {
  blockType: 'b',
  id: 'b',
  title: 'Days',
  rows: [{ id: 'r', note: null }],
  words: { root: { children: [] } },
};

test('empty values that a save fills in are no change: the form keeps its focus', () => {
  const saved = {
    words: { root: { children: [] } },
    rows: [{ note: undefined, id: 'r' }],
    title: 'Days',
    link: { kind: null },
    id: 'b',
    blockType: 'b',
  };
  expect(outsideChanges(block, saved, kind)).toEqual({});
  expect(outsideChanges({ ...block, rows: undefined }, { ...saved, rows: [] }, kind)).toEqual({});
});

test('plain values are updated in the form, null where there is none any more', () => {
  expect(outsideChanges(block, { ...block, title: undefined, link: { kind: 'address' } }, kind)).toEqual({
    title: null,
    'link.kind': 'address',
  });
});

test('plain values of the same rows are updated in the form', () => {
  const typed = { ...block, rows: [{ id: 'r', note: 'Of wool' }] };
  expect(outsideChanges(block, typed, kind)).toEqual({ 'rows.0.note': 'Of wool' });
});

test.each([
  ['a text of a row', { rows: [{ id: 'r', body: { root: { children: [{ type: 'paragraph' }] } } }] }],
  ['the number of rows', { rows: [{ id: 'r' }, { id: 's' }] }],
  ['a text', { words: { root: { children: [{ type: 'paragraph' }] } } }],
  ['a row', { rows: [] }],
  ['the id of a row', { rows: [{ id: 'other' }] }],
])('a changed %s remounts the form', (_what, values) => {
  expect(outsideChanges(block, { ...block, title: 'x', ...values }, kind)).toBe('all');
});

test('a form does not overwrite a rich text that has changed elsewhere since', () => {
  const now = { ...block, words: { root: { children: [{ type: 'paragraph' }] } } };
  const values = { title: 'Nights', words: { root: { children: [], version: 1 } } };
  expect(withoutStaleTexts(values, block, now, kind)).toEqual({ title: 'Nights' });
  expect(withoutStaleTexts(values, now, now, kind)).toEqual(values);
});
