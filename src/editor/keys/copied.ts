import type { Kinds } from '../../shared/layouts/kind.ts';
import { chooseForm, clipboardForms } from '../model/clipboard/clipboardForms.ts';
import { openEnvelope } from '../model/clipboard/envelope.ts';
import type { Foreign } from './pasteForeign.ts';

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

/** Last copy made on this site; empty when there is none. */
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

/**
 * Reads the clipboard, for a button; falls back to what was copied on this site.
 * @param tell says that what was copied elsewhere takes a moment
 */
export async function readCopied(kinds: Kinds, tell: (text: string) => void = () => undefined): Promise<string> {
  try {
    const items = await navigator.clipboard.read();
    const [html, plain] = await Promise.all([textOf(items, 'text/html'), textOf(items, 'text/plain')]);
    const files = await filesOf(items);
    const chosen = chooseForm({ html, plain }, lastCopied());
    const text = chosen || files.length > 0 ? chosen : lastCopied();
    const isForeign = (html || files.length > 0) && 'why' in openEnvelope(text);
    return isForeign ? await readForeign({ files, html }, text, kinds, tell) : text;
  } catch {
    // No clipboard, or no permission: the kept copy is used.
    return lastCopied();
  }
}

/**
 * Blocks of what was copied in Word, Google Docs or a web page. Their reader is fetched when it is first needed.
 * @param plain returned when it holds nothing
 */
export async function readForeign(
  foreign: Foreign,
  plain: string,
  kinds: Kinds,
  tell: (text: string) => void,
): Promise<string> {
  const { readForeignBlocks } = await import('./pasteForeign.ts');
  return (await readForeignBlocks(foreign, kinds, tell)) ?? plain;
}

async function textOf(items: readonly ClipboardItem[], type: string): Promise<string> {
  const item = items.find(({ types }) => types.includes(type));
  return item ? (await item.getType(type)).text() : '';
}

/** Pictures that were copied by themselves: browsers hand them over as PNG. */
async function filesOf(items: readonly ClipboardItem[]): Promise<File[]> {
  const type = 'image/png';
  const found = items.filter(({ types }) => types.includes(type));
  return Promise.all(found.map(async (item) => new File([await item.getType(type)], 'pasted.png', { type })));
}
