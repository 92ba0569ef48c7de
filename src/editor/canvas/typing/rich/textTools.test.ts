// @vitest-environment jsdom
import {
  $getRoot,
  $isElementNode,
  $isTextNode,
  $selectAll,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { beforeEach, expect, test } from 'vitest';
import { createTextEditor } from './createTextEditor.ts';
import { readSelected, removeLinks, setLink, toggleFormat, toggleShape } from './textTools.ts';

let editor: LexicalEditor;

beforeEach(() => {
  const text = (words: string) => ({
    type: 'text',
    version: 1,
    text: words,
    format: 0,
    detail: 0,
    mode: 'normal',
    style: '',
  });
  const element = { version: 1, format: '', indent: 0, direction: null };
  const paragraph = (words: string) => ({ ...element, type: 'paragraph', children: [text(words)] });
  const value = { root: { ...element, type: 'root', children: [paragraph('Mint tea'), paragraph('Salt')] } };
  const created = createTextEditor(value, () => document.createElement('div'));
  if (!created) return expect.unreachable('The text is a plain one.');
  editor = created;
  const root = document.createElement('div');
  root.contentEditable = 'true';
  document.body.replaceChildren(root);
  editor.setRootElement(root);
  return registerRichText(editor);
});

/** Selects letters of the first paragraph's first text. */
function select(from: number, to: number): void {
  editor.update(
    () => {
      const text = $getRoot().getFirstDescendant();
      if ($isTextNode(text)) text.select(from, to);
    },
    { discrete: true },
  );
}

function selectAll(): void {
  editor.update(() => void $selectAll(), { discrete: true });
}

/** Applies pending updates. */
const html = () => {
  editor.update(() => undefined, { discrete: true });
  return editor.read(() => $getRoot().getChildren().map(outline).join(' '));
};

function outline(node: Parameters<typeof $isTextNode>[0]): string {
  if (!node) return '';
  if ($isTextNode(node)) return `${node.getTextContent()}${node.getFormat() || ''}`;
  const name = 'getTag' in node && typeof node.getTag === 'function' ? node.getTag() : node.getType();
  return `${name}(${$isElementNode(node) ? node.getChildren().map(outline).join('|') : ''})`;
}

test('bold is toggled, and the toolbar is updated', () => {
  select(0, 4);
  toggleFormat(editor, 'bold');
  expect(html()).toBe('paragraph(Mint1| tea) paragraph(Salt)');
  expect(readSelected(editor)).toMatchObject({ isBold: true, isItalic: false, shape: 'paragraph', isCollapsed: false });
  toggleFormat(editor, 'bold');
  expect(html()).toBe('paragraph(Mint tea) paragraph(Salt)');
});

test('a block becomes a heading, a list, a quote, and a paragraph again', () => {
  select(2, 2);
  toggleShape(editor, 'h3');
  expect(html()).toBe('h3(Mint tea) paragraph(Salt)');
  expect(readSelected(editor)?.shape).toBe('h3');
  toggleShape(editor, 'number');
  expect(html()).toBe('ol(listitem(Mint tea)) paragraph(Salt)');
  expect(readSelected(editor)?.shape).toBe('number');
  toggleShape(editor, 'quote');
  expect(html()).toBe('quote(Mint tea) paragraph(Salt)');
  toggleShape(editor, 'quote');
  expect(html()).toBe('paragraph(Mint tea) paragraph(Salt)');
});

test('all blocks selected become one list, and paragraphs again', () => {
  selectAll();
  toggleShape(editor, 'bullet');
  expect(html()).toBe('ul(listitem(Mint tea)|listitem(Salt))');
  toggleShape(editor, 'bullet');
  expect(html()).toBe('paragraph(Mint tea) paragraph(Salt)');
});

test('a link is set on the selection, changed and removed', () => {
  select(5, 8);
  setLink(editor, '/tea/');
  expect(html()).toBe('paragraph(Mint |link(tea)) paragraph(Salt)');
  select(0, 0);
  expect(readSelected(editor)?.link).toBeUndefined();
  selectAll();
  expect(readSelected(editor)?.link).toEqual({ address: '/tea/' });
  setLink(editor, 'https://tea.example/');
  expect(readSelected(editor)?.link).toEqual({ address: 'https://tea.example/' });
  removeLinks(editor);
  expect(html()).toBe('paragraph(Mint tea) paragraph(Salt)');
});

test('a caret outside links makes none', () => {
  select(2, 2);
  setLink(editor, '/tea/');
  expect(html()).toBe('paragraph(Mint tea) paragraph(Salt)');
});
