import { KEPT } from '../keptBlock.ts';

/** A block in form data. */
interface SummarizedBlock {
  blockType?: string;
  kind?: unknown;
  text?: unknown;
  label?: unknown;
  caption?: unknown;
  title?: unknown;
  content?: unknown;
  blocks?: unknown;
  items?: unknown;
}

const LONGEST = 70;

/**
 * A short summary that distinguishes a collapsed block from its siblings: its own text, or that of the first nested
 * block with any. Empty when there is none.
 */
export function blockSummary(block: unknown): string {
  const summary = findWords(block).replaceAll('*', '').replace(/\s+/g, ' ').trim();
  return summary.length > LONGEST ? `${summary.slice(0, LONGEST).trimEnd()}…` : summary;
}

function findWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const block = value as SummarizedBlock;
  if (block.blockType === KEPT) return String(block.kind);
  for (const words of [block.text, block.label, block.title, block.caption]) {
    if (typeof words === 'string' && words.trim()) return words;
  }
  return wordsOfText(block.content) || firstWords(block.blocks) || firstWords(block.items);
}

function firstWords(list: unknown): string {
  if (!Array.isArray(list)) return '';
  for (const entry of list) {
    const words = findWords(entry);
    if (words) return words;
  }
  return '';
}

function wordsOfText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { children, root, text } = node as { children?: unknown; root?: unknown; text?: unknown };
  if (typeof text === 'string') return text;
  if (root) return wordsOfText(root);
  return Array.isArray(children) ? children.map(wordsOfText).join(' ') : '';
}
