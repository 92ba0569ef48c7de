import type { Kind, Kinds, LayoutBlock } from './kind.ts';
import { valueAt, withValueAt } from './values.ts';

/** A slot of a block, with its nested blocks. */
export interface FilledSlot<B extends LayoutBlock> {
  /** Path in the block, with row numbers: `blocks`, `tabs.0.blocks`. */
  name: string;
  /** Its label, such as `Tab 2`; undefined for an only slot. */
  label: string | undefined;
  blocks: readonly B[];
}

/** A block and its position. */
export interface Standing<B extends LayoutBlock> {
  block: B;
  /** Slot of the parent; empty at the top of the layout. */
  slot: string;
  /** Position in that slot, from 0. */
  index: number;
}

/**
 * The slots of a block in order, including empty ones; none for an unknown kind. Malformed values count as empty, and
 * what is no block is skipped.
 */
export function slotsOf<B extends LayoutBlock>(block: B, kind: Kind | undefined): FilledSlot<B>[] {
  return (kind?.slots ?? []).flatMap(({ label, name }) =>
    rowsOf(block, name).map((found) => ({
      name: found.name,
      label: found.row === undefined ? label : [label, found.row + 1].filter(Boolean).join(' '),
      blocks: blocksIn<B>(valueAt(block, found.name)),
    })),
  );
}

/** The direct children of a block, in reading order. */
export function childrenOf<B extends LayoutBlock>(block: B, kinds: Kinds): B[] {
  return slotsOf(block, kinds.get(block.blockType)).flatMap(({ blocks }) => blocks);
}

/** A copy of a block with other blocks in one slot; everything else stays the same objects. */
export function withSlot<B extends LayoutBlock>(block: B, slot: string, blocks: readonly B[]): B {
  return withValueAt(block, slot, blocks);
}

/** A block, its position, and its parents, outermost first. */
export interface Walked<B extends LayoutBlock> extends Standing<B> {
  parents: readonly B[];
}

/** Iterates all blocks of a layout depth-first in reading order, parents before children. */
export function walkBlocks<B extends LayoutBlock>(tree: readonly B[], kinds: Kinds): Generator<Walked<B>> {
  return walkSlot(tree, '', kinds, []);
}

function* walkSlot<B extends LayoutBlock>(
  list: readonly B[],
  slot: string,
  kinds: Kinds,
  parents: readonly B[],
): Generator<Walked<B>> {
  for (const [index, block] of list.entries()) {
    yield { block, slot, index, parents };
    for (const inner of slotsOf(block, kinds.get(block.blockType))) {
      yield* walkSlot(inner.blocks, inner.name, kinds, [...parents, block]);
    }
  }
}

/** Finds a block by id, at any depth. */
export function findBlock<B extends LayoutBlock>(tree: readonly B[], id: string, kinds: Kinds): B | undefined {
  return pathTo(tree, id, kinds)?.at(-1)?.block;
}

/** Path to a block by id: its parents, outermost first, then itself; undefined when there is none. */
export function pathTo<B extends LayoutBlock>(tree: readonly B[], id: string, kinds: Kinds): Standing<B>[] | undefined {
  return pathIn(tree, '', id, kinds);
}

function pathIn<B extends LayoutBlock>(
  list: readonly B[],
  slot: string,
  id: string,
  kinds: Kinds,
): Standing<B>[] | undefined {
  for (const [index, block] of list.entries()) {
    const here = { block, slot, index };
    if (block.id === id) return [here];
    for (const inner of slotsOf(block, kinds.get(block.blockType))) {
      const rest = pathIn(inner.blocks, inner.name, id, kinds);
      if (rest) return [here, ...rest];
    }
  }
  return undefined;
}

/**
 * Maps every block of a layout, children before parents. Unchanged lists and blocks stay the same objects.
 * @param change returns the block, a replacement, or undefined to remove it
 */
export function mapBlocks<B extends LayoutBlock>(
  tree: readonly B[],
  change: (block: B) => B | undefined,
  kinds: Kinds,
): readonly B[] {
  const changed = tree.map((block) => change(mapInside(block, change, kinds)));
  return changed.every((block, index) => block === tree[index]) ? tree : changed.filter((block) => block !== undefined);
}

function mapInside<B extends LayoutBlock>(block: B, change: (block: B) => B | undefined, kinds: Kinds): B {
  let mapped = block;
  for (const { blocks, name } of slotsOf(block, kinds.get(block.blockType))) {
    const inner = mapBlocks(blocks, change, kinds);
    if (inner !== blocks) mapped = withSlot(mapped, name, inner);
  }
  return mapped;
}

/** Expands a slot's path pattern for a block: itself, or one path for each row of its arrays. */
function rowsOf(block: LayoutBlock, pattern: string): { name: string; row?: number }[] {
  const at = pattern.split('.').indexOf('*');
  if (at < 0) return [{ name: pattern }];
  const names = pattern.split('.');
  const rows = valueAt(block, names.slice(0, at).join('.'));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((_, row) =>
    rowsOf(block, names.with(at, String(row)).join('.')).map((found) => ({ row, ...found })),
  );
}

function blocksIn<B extends LayoutBlock>(value: unknown): readonly B[] {
  if (!Array.isArray(value)) return NONE;
  return value.every(isBlock) ? value : value.filter(isBlock);
}

const NONE: readonly never[] = [];

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as LayoutBlock).blockType === 'string';
}
