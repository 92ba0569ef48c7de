import type { Kinds, LayoutBlock } from '../../../shared/layouts/kind.ts';
import { valueAt } from '../../../shared/layouts/values.ts';
import { childrenOf } from '../../../shared/layouts/walk.ts';

const SPOKEN = new Set(['text', 'textarea', 'richText']);
/** Text fields whose values no visitor reads. */
const SILENT = /(?:^|\.)(?:name|address|page|anchor|htmlId|classes)$/;

/** The text of a block by its settings, then that of its nested blocks; one paragraph each. */
export function linesOf(block: LayoutBlock, kinds: Kinds): string[] {
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

/** The paragraphs of a rich text, or a plain text without its emphasis asterisks. */
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
