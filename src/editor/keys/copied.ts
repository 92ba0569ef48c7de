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
    await navigator.clipboard.writeText(text);
  } catch {
    // No clipboard here, or none allowed: what is kept serves.
  }
}

/** What is on the clipboard, for a button; what was copied on this site where the browser does not tell. */
export async function readCopied(): Promise<string> {
  try {
    return (await navigator.clipboard.readText()) || lastCopied();
  } catch {
    // No clipboard here, or none allowed: what is kept serves.
    return lastCopied();
  }
}
