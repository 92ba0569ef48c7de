// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createTextEditor, parseText } from './createTextEditor.ts';

const ELEMENT = { version: 1, format: '', indent: 0, direction: null };
const words = (text: string, format = 0) => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
const paragraph = (...children: object[]) => ({
  ...ELEMENT,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children,
});
const textOf = (...children: object[]) => ({ root: { ...ELEMENT, type: 'root', children } });
const widget = {
  type: 'block',
  version: 2,
  format: '',
  fields: { id: 'w', blockType: 'gallery', pictures: [{ id: 1 }] },
};

const draw = vi.fn(() => document.createElement('div'));

function roundTrip(value: unknown): unknown {
  return createTextEditor(value, draw)?.getEditorState().toJSON();
}

test('allowed content of a rich text survives the round trip', () => {
  const link = {
    ...ELEMENT,
    type: 'link',
    version: 3,
    id: '66f1',
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'tours', value: 7 } },
    children: [words('that way', 3)],
  };
  const item = { ...ELEMENT, type: 'listitem', value: 1, children: [words('Wool')] };
  const list = { ...ELEMENT, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: [item] };
  const value = textOf(
    { ...ELEMENT, type: 'heading', tag: 'h3', children: [words('Where', 8)] },
    paragraph(words('Go '), link, { type: 'linebreak', version: 1 }, words('now', 64)),
    list,
    { ...ELEMENT, type: 'quote', children: [words('Tea first.')] },
    { type: 'horizontalrule', version: 1 },
    widget,
  );
  expect(roundTrip(value)).toMatchObject(value);
});

test('a text without words gets a paragraph to type in', () => {
  for (const value of [null, undefined, textOf()]) {
    expect(roundTrip(value)).toMatchObject({ root: { children: [{ type: 'paragraph', children: [] }] } });
  }
});

test('text nodes stored without default properties get them', () => {
  const value = textOf(paragraph({ type: 'text', text: 'Tea' }));
  expect(roundTrip(value)).toMatchObject(textOf(paragraph(words('Tea'))));
});

test.each([
  ['an unknown node', textOf({ type: 'chart', version: 1, points: [1] })],
  ['an unknown value of a known node', textOf({ ...paragraph(words('Tea')), colour: 'red' })],
  ['a node without a type', textOf({ children: [] })],
])('a text with %s is not edited in place: it would be lost', (_, value) => {
  expect(createTextEditor(value, draw)).toBeUndefined();
});

test('a later value is normalized like the first one', () => {
  const editor = createTextEditor(null, draw);
  if (!editor) return expect.unreachable('The empty text is one.');
  expect(parseText(editor, textOf(widget))?.toJSON()).toMatchObject(textOf(widget));
  expect(parseText(editor, textOf({ type: 'chart', version: 1 }))).toBeUndefined();
});
