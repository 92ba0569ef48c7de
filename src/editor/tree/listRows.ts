import type { Kind, Kinds } from '../../shared/layouts/kind.ts';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { keepsStructure } from '../../shared/layouts/structure.ts';
import { slotsOf } from '../../shared/layouts/walk.ts';
import { t } from '../../shared/studioWords/t.ts';
import { normalizeText } from '../../shared/text/normalizeText.ts';
import type { EditedBlock, Place, Tree } from '../model/types.ts';

interface RowBase {
  /** Unique in the tree; for a block its id. */
  key: string;
  /** From 1, as `aria-level`. */
  level: number;
  /** Insertion point of the row: before a block, at the start of a slot, at its end. */
  place: Place;
  /** Position among the focusable rows of its level, from 1, and their number. */
  position: number;
  setSize: number;
}

export interface BlockRow extends RowBase {
  type: 'block';
  block: EditedBlock;
  kind: Kind | undefined;
  /** Whether it is expanded; undefined for a kind without slots. */
  isOpen: boolean | undefined;
  /** Label of its slot, when the parent has several. */
  slotLabel: string | undefined;
}

/** Heading of one of several slots. */
export interface SlotRow extends RowBase {
  type: 'slot';
  label: string;
}

/** Row that adds a block at the end of a slot. */
export interface AddRow extends RowBase {
  type: 'add';
  isEmpty: boolean;
  /** Parent of the slot; undefined for the layout itself. */
  owner: string | undefined;
}

export type Row = BlockRow | SlotRow | AddRow;

interface Listing {
  kinds: Kinds;
  isCollapsed: (id: string) => boolean;
  /** Search text; empty when all are shown. */
  query: string;
  /** Whether blocks can be added. */
  canAdd: boolean;
  /** Whether the blocks are inside one that keeps its structure. */
  isHeld?: boolean;
}

/**
 * Rows of the tree, from top to bottom. A search keeps matches with their parents, all expanded, without add rows.
 * @param canAdd whether there are add rows
 */
export function listRows(tree: Tree, kinds: Kinds, collapsed: ReadonlySet<string>, query = '', canAdd = true): Row[] {
  const words = normalizeText(query.trim());
  return rowsOfSlot(tree, { parent: null, slot: '', index: 0 }, 1, undefined, undefined, {
    kinds,
    query: words,
    canAdd: !words && canAdd,
    isCollapsed: (id) => !words && collapsed.has(id),
  });
}

/** Number of blocks that match the search themselves; 0 without a search. */
export function countFound(rows: readonly Row[], query: string): number {
  const words = normalizeText(query.trim());
  return words ? rows.filter((row) => row.type === 'block' && says(row.block, row.kind, words)).length : 0;
}

function rowsOfSlot(
  blocks: readonly EditedBlock[],
  start: Place,
  level: number,
  owner: string | undefined,
  slotLabel: string | undefined,
  listing: Listing,
): Row[] {
  const { query } = listing;
  const canAdd = listing.canAdd && !listing.isHeld;
  const entries = blocks.flatMap((block, index): { row: BlockRow; inside: Row[] }[] => {
    const kind = listing.kinds.get(block.blockType);
    const slots = slotsOf(block, kind);
    const isOpen = slots.length ? !listing.isCollapsed(block.id) : undefined;
    const inside = isOpen ? rowsInside(block, kind, level + 1, listing) : [];
    if (query && !inside.length && !says(block, kind, query)) return [];
    const place = { ...start, index };
    const row = { type: 'block', key: block.id, level, place, block, kind, slotLabel } as const;
    const shown = query && !inside.length ? undefined : isOpen;
    return [{ row: { ...row, isOpen: shown, position: 0, setSize: 0 }, inside }];
  });
  const setSize = entries.length + (canAdd ? 1 : 0);
  const rows = entries.flatMap(({ row, inside }, n): Row[] => [{ ...row, position: n + 1, setSize }, ...inside]);
  if (!canAdd) return rows;
  const end = { ...start, index: blocks.length };
  const key = `${start.parent ?? ''}/${start.slot}/end`;
  return [...rows, { type: 'add', key, level, place: end, isEmpty: !blocks.length, owner, position: setSize, setSize }];
}

function rowsInside(block: EditedBlock, kind: Kind | undefined, level: number, listing: Listing): Row[] {
  const slots = slotsOf(block, kind);
  const name = nameOfBlock(block, kind);
  const inside = keepsStructure(block) ? { ...listing, isHeld: true } : listing;
  return slots.flatMap((slot): Row[] => {
    const start = { parent: block.id, slot: slot.name, index: 0 };
    const label = slots.length > 1 ? slot.label : undefined;
    const rows = rowsOfSlot(
      slot.blocks,
      start,
      level,
      label ? t('{label} of {name}', { label, name }) : name,
      label,
      inside,
    );
    if (!label || !rows.length) return rows;
    const key = `${block.id}/${slot.name}`;
    return [{ type: 'slot', key, level, place: start, label, position: 0, setSize: 0 }, ...rows];
  });
}

function says(block: EditedBlock, kind: Kind | undefined, query: string): boolean {
  return normalizeText(nameOfBlock(block, kind)).includes(query);
}
