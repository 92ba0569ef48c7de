import type { Envelope } from './envelope.ts';
import { openEnvelope } from './envelope.ts';

/** What an editor of text, a mail or another layout takes from the clipboard. */
export interface ClipboardForms {
  'text/plain': string;
  'text/html': string;
}

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * The forms in which copied blocks go to the clipboard: their words, and the same with the blocks themselves in an attribute. Pasted into a
 * mail they read well; `readClipboard` takes the HTML form, and the envelope itself.
 * @param envelope what `copy` of the editor returned; empty when nothing was chosen
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
 * The text to paste from: of what lies in the clipboard what holds blocks. A browser that drops the attribute of the HTML form leaves
 * their words, by which they are found again.
 * @param kept the envelope that was copied last on this site; empty when none was
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
