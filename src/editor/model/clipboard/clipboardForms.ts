import type { Kinds, LayoutBlock } from '../../../shared/layouts/kind.ts';
import { valueAt } from '../../../shared/layouts/values.ts';
import { childrenOf } from '../../../shared/layouts/walk.ts';
import type { Envelope } from './envelope.ts';

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
export function clipboardForms(envelope: string, kinds: Kinds): ClipboardForms {
  if (!envelope) return { 'text/plain': '', 'text/html': '' };
  const { blocks } = JSON.parse(envelope) as Envelope;
  const lines = blocks.flatMap((block) => linesOf(block, kinds));
  const words = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    'text/plain': lines.join('\n\n'),
    'text/html': `<div data-rihla-blocks="${escapeHtml(envelope)}">${words}</div>`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => CHARACTERS[character] ?? character);
}

const SPOKEN = new Set(['text', 'textarea', 'richText']);
/** What is text to the studio and none to a reader. */
const SILENT = /(?:^|\.)(?:name|address|page|anchor|htmlId|classes)$/;

/** What a block says, by its settings, then what the blocks in it say. */
function linesOf(block: LayoutBlock, kinds: Kinds): string[] {
  const settings = kinds.get(block.blockType)?.settings ?? [];
  const said = settings
    .filter(({ path, tab, type }) => tab === 'content' && (SPOKEN.has(type) || type === 'array') && !SILENT.test(path))
    .flatMap(({ path, rows }) => {
      const value = valueAt(block, path);
      return Array.isArray(value)
        ? value.flatMap((row) => lineOfRow(row, rows?.map((each) => each.path) ?? []))
        : linesOfValue(value);
    });
  return [...said, ...childrenOf(block, kinds).flatMap((child) => linesOf(child, kinds))];
}

function lineOfRow(row: unknown, paths: readonly string[]): string[] {
  const words = paths.filter((path) => !SILENT.test(path)).flatMap((path) => linesOfValue(valueAt(row, path)));
  return words.length > 0 ? [words.join(' ')] : [];
}

/** The paragraphs of running text, or a text itself without the stars that set words in italics. */
function linesOfValue(value: unknown): string[] {
  const lines =
    typeof value === 'string' ? [value.replaceAll('*', '')] : childrenIn(valueAt(value, 'root')).map(wordsIn);
  return lines.map((line) => line.trim()).filter(Boolean);
}

function wordsIn(node: unknown): string {
  const text = valueAt(node, 'text');
  return typeof text === 'string' ? text : childrenIn(node).map(wordsIn).join('');
}

function childrenIn(node: unknown): readonly unknown[] {
  const children = valueAt(node, 'children');
  return Array.isArray(children) ? children : [];
}
