import { chooseForm, clipboardForms } from '../model/clipboard/clipboardForms.ts';

const KEY = 'rihla-editor-copied';

let copied = '';

/** Keeps what was copied for where the browser gives no clipboard: in this document, and for others of this site. */
export function keepCopied(text: string): void {
  copied = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is full or forbidden: it is still kept for this document.
  }
}

/** What was copied last on this site; empty when nothing was. */
export function lastCopied(): string {
  try {
    return localStorage.getItem(KEY) ?? copied;
  } catch {
    // Storage is forbidden: what this document copied is known all the same.
    return copied;
  }
}

/** Puts blocks on the clipboard, for a button: a browser may refuse that, and then they are kept for this site only. */
export async function writeCopied(text: string): Promise<void> {
  keepCopied(text);
  try {
    await navigator.clipboard.write([new ClipboardItem({ ...clipboardForms(text) })]);
  } catch {
    // No clipboard here, or none allowed: what is kept serves.
  }
}

/** What is on the clipboard, for a button; what was copied on this site where the browser does not tell. */
export async function readCopied(): Promise<string> {
  try {
    const items = await navigator.clipboard.read();
    const [html, plain] = await Promise.all([textOf(items, 'text/html'), textOf(items, 'text/plain')]);
    return chooseForm({ html, plain }, lastCopied()) || lastCopied();
  } catch {
    // No clipboard here, or none allowed: what is kept serves.
    return lastCopied();
  }
}

async function textOf(items: readonly ClipboardItem[], type: string): Promise<string> {
  const item = items.find(({ types }) => types.includes(type));
  return item ? (await item.getType(type)).text() : '';
}
