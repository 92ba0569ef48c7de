import { chooseForm, clipboardForms } from '../model/clipboard/clipboardForms.ts';

const KEY = 'rihla-editor-copied';

let copied = '';

/**
 * Fallback where the browser grants no clipboard access: keeps what was copied in this document, and for others of this
 * site.
 */
export function keepCopied(text: string): void {
  copied = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is full or forbidden: it is still kept for this document.
  }
}

/** What was last copied on this site; empty when nothing was. */
export function lastCopied(): string {
  try {
    return localStorage.getItem(KEY) ?? copied;
  } catch {
    // Storage is forbidden: returns what this document copied.
    return copied;
  }
}

/** Writes blocks to the clipboard, for a button: if the browser refuses, they are only kept for this site. */
export async function writeCopied(text: string): Promise<void> {
  keepCopied(text);
  try {
    await navigator.clipboard.write([new ClipboardItem({ ...clipboardForms(text) })]);
  } catch {
    // No clipboard, or no permission: the kept copy is used.
  }
}

/** Reads the clipboard, for a button; falls back to what was copied on this site. */
export async function readCopied(): Promise<string> {
  try {
    const items = await navigator.clipboard.read();
    const [html, plain] = await Promise.all([textOf(items, 'text/html'), textOf(items, 'text/plain')]);
    return chooseForm({ html, plain }, lastCopied()) || lastCopied();
  } catch {
    // No clipboard, or no permission: the kept copy is used.
    return lastCopied();
  }
}

async function textOf(items: readonly ClipboardItem[], type: string): Promise<string> {
  const item = items.find(({ types }) => types.includes(type));
  return item ? (await item.getType(type)).text() : '';
}
