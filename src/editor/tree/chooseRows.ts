import type { Row } from './listRows.ts';

/**
 * The selection after a block was chosen in the tree.
 * @param how alone; `toggle` adds or removes it; `range` selects all from the anchor
 * @param anchor the block where a range starts
 */
export function chooseRows(
  rows: readonly Row[],
  selected: readonly string[],
  id: string,
  how: 'alone' | 'toggle' | 'range',
  anchor: string | undefined,
): readonly string[] {
  if (how === 'toggle') return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
  const keys = rows.filter(({ type }) => type === 'block').map(({ key }) => key);
  const [start, end] = [keys.indexOf(anchor ?? id), keys.indexOf(id)];
  if (how === 'alone' || start < 0) return [id];
  const range = keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  // The last one is shown in the inspector: the chosen one.
  return [...range.filter((key) => key !== id), id];
}
