// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildKind, buildKinds } from '../../shared/layouts/testing.ts';
import { clipboardForms } from '../model/clipboard/clipboardForms.ts';
import { block, buildEditor } from '../model/testing.ts';
import { keepCopied, lastCopied, readCopied, writeCopied } from './copied.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const COPIED = buildEditor([block('word', 'a', { text: 'Sea' })]).copy(['a']);

const KINDS = buildKinds(buildKind('rich-text', { pasted: 'content' }));

/** A fake browser clipboard, for buttons. */
function buildClipboard() {
  let items: ClipboardItem[] = [];
  const write = async (written: ClipboardItem[]) => {
    items = written;
  };
  return { write, read: async () => items };
}

class FakeItem {
  readonly forms: Record<string, string>;
  readonly types: string[];
  constructor(forms: Record<string, string>) {
    this.forms = forms;
    this.types = Object.keys(forms);
  }
  async getType(type: string) {
    return { text: async () => this.forms[type] };
  }
}

test('a button writes the clipboard formats and reads them', async () => {
  const clipboard = buildClipboard();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', FakeItem);
  await writeCopied(COPIED);
  const forms = clipboardForms(COPIED);
  expect((await clipboard.read()).map((item) => (item as unknown as FakeItem).forms)).toEqual([forms]);
  expect(await readCopied(KINDS)).toBe(forms['text/html']);
  await clipboard.write([new ClipboardItem({ 'text/plain': 'from elsewhere' })]);
  expect(await readCopied(KINDS)).toBe('from elsewhere');
});

test('a button reads what a web page copied as a text block', async () => {
  const clipboard = buildClipboard();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', FakeItem);
  await clipboard.write([new ClipboardItem({ 'text/html': '<h1>Dunes</h1>', 'text/plain': 'Dunes' })]);
  expect(JSON.parse(await readCopied(KINDS))).toMatchObject({
    blocks: [{ blockType: 'rich-text', content: { root: { children: [{ type: 'heading', tag: 'h2' }] } } }],
  });
  await clipboard.write([new ClipboardItem({ 'text/html': '<br>', 'text/plain': 'sea.png' })]);
  expect(await readCopied(KINDS)).toBe('sea.png');
});

test('a button reads a picture that was copied by itself', async () => {
  const clipboard = buildClipboard();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', FakeItem);
  vi.stubGlobal('fetch', async () => Response.json({ doc: { id: 41 } }));
  const kinds = buildKinds(
    buildKind('rich-text', { pasted: 'content' }),
    buildKind('image', { pastedPicture: 'picture' }),
  );
  await clipboard.write([new ClipboardItem({ 'image/png': 'x' })]);
  expect(JSON.parse(await readCopied(kinds))).toMatchObject({ blocks: [{ blockType: 'image', picture: 41 }] });
});

test('falls back to a copy kept in this and other documents of the site when the browser refuses', async () => {
  vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(), read: () => Promise.reject() } });
  await writeCopied(COPIED);
  expect(await readCopied(KINDS)).toBe(COPIED);
  expect(Object.values(localStorage)).toEqual([COPIED]);
});

test('falls back to this document where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  keepCopied('a block');
  expect(lastCopied()).toBe('a block');
});
