import { describe, expect, test } from 'vitest';
import { diffSettings } from './diffSettings.ts';
import type { KindSetting } from './kind.ts';
import { block, buildKind } from './testing.ts';

const setting = (path: string, type = 'text', given: Partial<KindSetting> = {}): KindSetting => ({
  path,
  label: path.charAt(0).toUpperCase() + path.slice(1),
  tab: 'content',
  type,
  ...given,
});
const kind = buildKind('card', {
  slots: [{ name: 'blocks' }],
  settings: [
    setting('text'),
    setting('content', 'richText'),
    setting('picture', 'upload'),
    setting('framed', 'checkbox'),
    setting('look.tone', 'select', { label: 'Tone' }),
    setting('items', 'array', { label: 'Entries', rows: [setting('text'), setting('picture', 'upload')] }),
  ],
});
const card = (fields: object) => block('card', 'c', { ...fields });
const diff = (before: object, after: object) =>
  diffSettings(card(before), card(after), kind).map(
    ({ label, ...words }) => `${label}: “${words.before}” “${words.after}”`,
  );

const paragraph = (text: string, format = 0) => ({ type: 'paragraph', children: [{ type: 'text', text, format }] });
const rich = (...children: object[]) => ({ root: { type: 'root', children } });

test('each is named with its text before and after, in the studio’s order', () => {
  expect(diff({ look: { tone: 'quiet' }, text: 'Old' }, { look: { tone: 'loud' }, text: 'New' })).toEqual([
    'Text: “Old” “New”',
    'Tone: “quiet” “loud”',
  ]);
});

test.each([
  [undefined, null],
  ['', undefined],
  [[], null],
  [false, undefined],
  [{ tone: '' }, undefined],
])('%j and %j are equal', (before, after) => {
  for (const path of ['text', 'look', 'items', 'framed', 'other']) {
    expect(diff({ [path]: before }, { [path]: after })).toEqual([]);
  }
});

test('slots and the block’s id are ignored', () => {
  expect(diffSettings(card({ blocks: [card({})] }), { ...card({}), id: 'other' }, kind)).toEqual([]);
});

test('rich text is compared as plain text, a line for each paragraph; a change of formatting alone has equal texts', () => {
  expect(
    diff({ content: rich(paragraph('By the sea')) }, { content: rich(paragraph('By the sea'), paragraph('At noon')) }),
  ).toEqual(['Content: “By the sea” “By the sea\nAt noon”']);
  expect(diff({ content: rich(paragraph('Sea')) }, { content: rich(paragraph('Sea', 1)) })).toEqual([
    'Content: “Sea” “Sea”',
  ]);
});

test('a picture is named, and its own changes do not count', () => {
  expect(diff({ picture: { id: 1, filename: 'a.jpg' } }, { picture: { id: 2, filename: 'b.jpg' } })).toEqual([
    'Picture: “a.jpg” “b.jpg”',
  ]);
  expect(diff({ picture: 3 }, {})).toEqual(['Picture: “number 3” “”']);
  expect(diff({ picture: { id: 1, alt: 'Old' } }, { picture: { id: 1, alt: 'New' } })).toEqual([]);
  expect(diff({ picture: { id: 1 } }, { picture: 1 })).toEqual([]);
});

describe('a list', () => {
  const row = (id: string, text: string) => ({ id, text });

  test('names the row and what differs in it; rows are matched by id', () => {
    expect(
      diff(
        { items: [row('1', 'One'), row('2', 'Two')] },
        { items: [row('0', 'New'), row('1', 'One'), row('2', 'Too')] },
      ),
    ).toEqual(['Entries 1: “” “New”', 'Entries 3, Text: “Two” “Too”']);
    expect(diff({ items: [row('1', 'One'), row('2', 'Two')] }, { items: [row('2', 'Two')] })).toEqual([
      'Entries 1: “One” “”',
    ]);
  });

  test('that is reordered is reported as a whole', () => {
    expect(diff({ items: [row('1', 'One'), row('2', 'Two')] }, { items: [row('2', 'Two'), row('1', 'One')] })).toEqual([
      'Entries: “One, Two” “Two, One”',
    ]);
  });

  test('without ids is matched by row number', () => {
    expect(diff({ items: [{ text: 'One' }] }, { items: [{ text: 'Won' }] })).toEqual(['Entries 1, Text: “One” “Won”']);
  });
});

test('unknown values are reported by their stored name, and a placeholder by its original block', () => {
  expect(
    diff({ version: 1, look: { tone: 'quiet', side: 'left' } }, { version: 2, look: { tone: 'quiet', side: 'right' } }),
  ).toEqual(['Version: “1” “2”', 'Look: “side: left” “side: right”']);
  const kept = (original: object) => block('kept', 'k', { kind: 'star', original });
  expect(
    diffSettings(kept({ blockType: 'star', rayCount: 5 }), kept({ blockType: 'star', rayCount: 7 }), undefined),
  ).toEqual([{ label: 'Ray count', before: '5', after: '7' }]);
});
