import type { Envelope } from './envelope.ts';
import { openEnvelope } from './envelope.ts';

/** Clipboard formats for rich text editors, mails and other layouts. */
export interface ClipboardForms {
  'text/plain': string;
  'text/html': string;
}

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Clipboard formats of copied blocks: plain text, and HTML with the blocks themselves in an attribute. Readable when
 * pasted into a mail; `readClipboard` accepts the HTML format, and the envelope itself.
 * @param envelope what `copy` of the editor returned; empty when nothing was selected
 */
export function clipboardForms(envelope: string): ClipboardForms {
  if (!envelope) return { 'text/plain': '', 'text/html': '' };
  const { words } = JSON.parse(envelope) as Envelope;
  return {
    'text/plain': words.join('\n\n'),
    'text/html': `<div data-rihla-blocks="${escapeHtml(envelope)}">${words.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>`,
  };
}

/**
 * The clipboard format to paste from: the one that contains blocks. A browser that drops the attribute of the HTML
 * leaves the text, by which the kept blocks are found again.
 * @param kept the envelope last copied on this site; empty when none was
 */
export function chooseForm({ html, plain }: { html: string; plain: string }, kept: string): string {
  const holds = (text: string) => text !== '' && !('why' in openEnvelope(text));
  if (holds(html)) return html;
  if (!holds(plain) && holds(kept) && clipboardForms(kept)['text/plain'].trim() === plain.trim()) return kept;
  return plain;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => CHARACTERS[character] ?? character);
}
