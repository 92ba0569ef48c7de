import type { Row } from './listRows.ts';

/** Action of a key in the tree. */
export type TreeGesture =
  | { type: 'focus'; key: string; selects?: 'range' }
  | { type: 'toggle'; id: string; isCollapsed: boolean }
  | { type: 'choose'; isSeveral: boolean };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Maps a key to an action on a row, after the ARIA tree pattern: arrows, Home, End, Enter, Space (with Ctrl or Shift
 * for several).
 * @param at index of the focused row
 * @returns undefined for other keys
 */
export function treeGesture(
  pressed: Pressed,
  rows: readonly Row[],
  at: number,
  isRtl: boolean,
): TreeGesture | undefined {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = pressed;
  const isSeveral = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (key === 'Enter' || key === ' ') return { type: 'choose', isSeveral };
  if (isSeveral) return undefined;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return openOrEnter(rows, at);
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return closeOrLeave(rows, at);
  const next = {
    ArrowDown: nextRow(rows, at, 1),
    ArrowUp: nextRow(rows, at, -1),
    Home: nextRow(rows, -1, 1),
    End: nextRow(rows, rows.length, -1),
  }[key];
  return next && { type: 'focus', key: next.key, ...(shiftKey && { selects: 'range' as const }) };
}

/** Type-ahead: the next row that begins with some letters, wrapping around; the same row while it still matches. */
export function rowStartingWith(
  rows: readonly Row[],
  at: number,
  letters: string,
  name: (row: Row) => string,
): Row | undefined {
  const from = letters.length > 1 ? at : at + 1;
  const order = [...rows.slice(from), ...rows.slice(0, from)];
  return order.find((row) => row.type === 'block' && name(row).startsWith(letters));
}

function nextRow(rows: readonly Row[], from: number, step: 1 | -1): Row | undefined {
  let at = from + step;
  while (rows[at]?.type === 'slot') at += step;
  return rows[at];
}

function openOrEnter(rows: readonly Row[], at: number): TreeGesture | undefined {
  const row = rows[at];
  if (row?.type !== 'block' || row.isOpen === undefined) return undefined;
  if (!row.isOpen) return { type: 'toggle', id: row.block.id, isCollapsed: false };
  const first = nextRow(rows, at, 1);
  return first && first.level > row.level ? { type: 'focus', key: first.key } : undefined;
}

function closeOrLeave(rows: readonly Row[], at: number): TreeGesture | undefined {
  const row = rows[at];
  if (row?.type === 'block' && row.isOpen) return { type: 'toggle', id: row.block.id, isCollapsed: true };
  return row?.place.parent ? { type: 'focus', key: row.place.parent } : undefined;
}
