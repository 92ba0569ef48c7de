// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clipboardForms } from '../model/clipboard/clipboardForms.ts';
import { block, buildEditor } from '../model/testing.ts';
import { keepCopied, lastCopied, readCopied, writeCopied } from './copied.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const COPIED = buildEditor([block('word', 'a', { text: 'Sea' })]).copy(['a']);

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
  expect(await readCopied()).toBe(forms['text/html']);
  await clipboard.write([new ClipboardItem({ 'text/plain': 'from elsewhere' })]);
  expect(await readCopied()).toBe('from elsewhere');
});

test('falls back to a copy kept in this and other documents of the site when the browser refuses', async () => {
  vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(), read: () => Promise.reject() } });
  await writeCopied(COPIED);
  expect(await readCopied()).toBe(COPIED);
  expect(Object.values(localStorage)).toEqual([COPIED]);
});

test('falls back to this document where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  keepCopied('a block');
  expect(lastCopied()).toBe('a block');
});
