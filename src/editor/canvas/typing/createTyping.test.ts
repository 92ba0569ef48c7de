// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildKind, buildKinds } from '../../../shared/layouts/testing.ts';
import { readOnlyEditor } from '../../field/readOnlyEditor.ts';
import { block, buildEditor, EDITED_KINDS } from '../../model/testing.ts';
import type { Editor } from '../../model/types.ts';
import { textsOf } from '../frame/findTexts.ts';
import { createTyping, type Typing } from './createTyping.ts';

const onChange = vi.fn();
const onEnd = vi.fn();
const onUnfit = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 100, 300, 40);
  document.body.innerHTML = `
    <h2 data-block-id="w"><span data-text="text">Tea</span></h2>
    <p data-block-id="m"><span data-text="text">Salt <b>and</b> bread</span></p>
    <ul data-block-id="l"><li data-text="items.0.text">Wool</li></ul>`;
});
afterEach(() => {
  vi.useRealTimers();
});

function start(make: (editor: Editor) => Editor = (editor) => editor): { editor: Editor; typing: Typing } {
  const editor = make(
    buildEditor([
      block('word', 'w', { text: 'Tea' }),
      block('word', 'm', { text: 'Salt <b>and</b> bread' }),
      block('list', 'l', { items: [{ id: 'r', text: 'Wool' }] }),
    ]),
  );
  const typing = createTyping({
    page: document,
    editor,
    kinds: EDITED_KINDS,
    onChange,
    onEnd,
    onSelect: vi.fn(),
    onUnfit,
  });
  return { editor, typing };
}

const TABLE = ['rows', 'title'].map((path) => ({ path, label: path, tab: 'content', type: 'text' }) as const);

/** A text with formats, as stored. */
function proseOf(...nodes: object[]) {
  const element = { version: 1, format: '', indent: 0, direction: null };
  return { root: { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children: nodes }] } };
}

function startProse(content: object, pasted: Parameters<typeof buildKind>[1] = {}): { editor: Editor; typing: Typing } {
  vi.useRealTimers();
  // Mocks of APIs that jsdom lacks.
  document.adoptedStyleSheets = [];
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.body.innerHTML = '<div data-block-id="p" data-text="content"><p>Salt</p></div>';
  const setting = { path: 'content', label: 'Content', tab: 'content', type: 'richText' } as const;
  const kinds = buildKinds(buildKind('prose', { label: 'Prose', settings: [setting, ...TABLE], ...pasted }));
  const editor = buildEditor([block('prose', 'p', { content })], { kinds });
  const typing = createTyping({ page: document, editor, kinds, onChange, onEnd, onSelect: vi.fn(), onUnfit });
  return { editor, typing };
}

const edited = () => document.querySelector<HTMLElement>('[contenteditable]');

function type(text: string): void {
  edited()?.append(text);
  edited()?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  edited()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('letters typed before the next frame reach the store as one change, and one step is undone', () => {
  const { editor, typing } = start();
  expect(typing.beginIn('w')).toBe(true);
  expect(editor.getState().announcement.text).toBe('Editing Word, Text');
  type('!');
  type('?');
  expect(editor.getState().past).toHaveLength(0);
  vi.runAllTimers();
  expect(editor.getState().tree[0]).toMatchObject({ text: 'Tea!?' });
  press('z', { ctrlKey: true });
  expect(edited()?.textContent).toBe('Tea');
  expect(editor.getState().tree[0]).toMatchObject({ text: 'Tea' });
});

test('its end is announced, unless the focus is elsewhere already', () => {
  const { editor, typing } = start();
  typing.beginIn('w');
  typing.end();
  expect(editor.getState().announcement.text).toBe('Editing Word, Text');
  typing.beginIn('w');
  typing.end('here');
  expect(editor.getState().announcement.text).toBe('No longer editing Word, Text');
});

test('typed text is kept when editing ends immediately', () => {
  const { editor, typing } = start();
  typing.beginIn('l');
  type('len');
  press('Escape');
  expect(editor.getState().tree[2]).toMatchObject({ items: [{ text: 'Woollen' }] });
  expect([edited(), onEnd.mock.lastCall]).toEqual([null, ['here', true]]);
});

test('Tab moves to the next editable text, and from the last one out of the page', () => {
  const { editor, typing } = start();
  typing.beginIn('w');
  press('Tab');
  expect(edited()?.dataset.text).toBe('items.0.text');
  expect(editor.getState().selected).toEqual(['l']);
  press('Tab');
  expect([edited(), onEnd.mock.lastCall]).toEqual([null, ['next', false]]);
});

test('a text rendered with markup is not edited in place, nor one of an unknown block', () => {
  const { typing } = start();
  expect(typing.beginIn('m')).toBe(false);
  expect(typing.beginIn('gone')).toBe(false);
  expect(edited()).toBeNull();
});

test('editing cannot start in a read-only document', () => {
  const { editor, typing } = start(readOnlyEditor);
  const [text] = textsOf(document, 'w');
  expect(text && typing.begin(text)).toBe(true);
  expect(edited()).toBeNull();
  expect(editor.getState().announcement.text).toContain('can be read and copied');
});

test('an external change is shown; a trimmed space is kept', () => {
  const { editor, typing } = start();
  typing.beginIn('w');
  type(' ');
  vi.runAllTimers();
  editor.change('w', { text: 'Tea' });
  expect(edited()?.textContent).toBe('Tea ');
  editor.change('w', { text: 'Mint tea' });
  expect(edited()?.textContent).toBe('Mint tea');
});

test('editing ends when its block is removed, or another is selected', () => {
  const { editor, typing } = start();
  typing.beginIn('w');
  editor.select(['l']);
  expect(edited()).toBeNull();
  typing.beginIn('l');
  editor.remove(['l']);
  expect([edited(), onEnd.mock.lastCall]).toEqual([null, ['away', false]]);
});

test('a rich text is edited once its editor is loaded, and typed text is kept', async () => {
  const { editor, typing } = startProse(proseOf({ type: 'text', text: 'Salt' }));
  expect(typing.beginIn('p')).toBe(true);
  await vi.waitFor(() => expect(edited()?.getAttribute('aria-label')).toBe('Prose, Content'), 10_000);
  expect(editor.getState().announcement.text).toBe('Editing Prose, Content; Alt+F10 for its tools');
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ blockId: 'p', path: 'content', tools: expect.anything() });
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  edited()?.dispatchEvent(
    Object.assign(paste, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? ' and tea' : '') } }),
  );
  await Promise.resolve();
  press('Escape');
  expect([edited(), onEnd.mock.lastCall]).toEqual([null, ['here', true]]);
  expect(editor.getState().tree[0]).toMatchObject({ content: proseOf({ type: 'text', text: 'Salt and tea' }) });
});

test('a table pasted into a rich text becomes a block after it; the words before it stay in the text', async () => {
  const { editor, typing } = startProse(proseOf({ type: 'text', text: 'Salt' }), {
    pasted: 'content',
    pastedTable: { rows: 'rows', title: 'title' },
  });
  typing.beginIn('p');
  await vi.waitFor(() => expect(edited()).not.toBeNull(), 10_000);
  const html = '<p>By month</p><table><tr><td>May</td><td>22°</td></tr><tr><td>June</td><td>27°</td></tr></table>';
  const data = { files: [], getData: (type: string) => (type === 'text/html' ? html : '') };
  edited()?.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: data }),
  );
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith('here', true), 10_000);
  const { selected, tree } = editor.getState();
  expect(tree).toMatchObject([{ blockType: 'prose' }, { blockType: 'prose', rows: 'May | 22°\nJune | 27°' }]);
  expect(JSON.stringify(tree[0])).toContain('By month');
  expect(selected).toEqual([tree[1]?.id]);
  editor.undo();
  editor.undo();
  expect(editor.getState().tree).toMatchObject([{ content: proseOf({ type: 'text', text: 'Salt' }) }]);
});

test('a text with a part that would be lost opens the settings', async () => {
  const { editor, typing } = startProse(proseOf({ type: 'chart', version: 1 }));
  typing.beginIn('p');
  await vi.waitFor(() => expect(onUnfit).toHaveBeenCalledTimes(1), 10_000);
  expect([edited(), editor.getState().announcement.text]).toEqual([
    null,
    'Prose, Content can be edited in its settings.',
  ]);
});

test('editing does not start when the block is left before the editor is loaded', async () => {
  const { typing } = startProse(proseOf({ type: 'text', text: 'Salt' }));
  typing.beginIn('p');
  typing.end();
  await import('./rich/openRichText.tsx');
  await Promise.resolve();
  expect(edited()).toBeNull();
});

test('Tab opens the closed item that contains the next text', () => {
  document.body.innerHTML = `<h2 data-block-id="w"><span data-text="text">Tea</span></h2>
    <details><summary>More</summary><ul data-block-id="l"><li data-text="items.0.text">Wool</li></ul></details>`;
  const { typing } = start();
  typing.beginIn('w');
  press('Tab');
  expect([edited()?.textContent, document.querySelector('details')?.open]).toEqual(['Wool', true]);
});
