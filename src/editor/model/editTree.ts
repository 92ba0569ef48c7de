import type { Kinds } from '../../shared/layouts/kind.ts';
import { slotsOf, withSlot } from '../../shared/layouts/walk.ts';
import { indexTree, wayTo } from './indexTree.ts';
import type { EditedBlock, Place, Tree } from './types.ts';

/** A change of a tree. */
export interface Edit {
  /** Ids of blocks to remove, with their nested blocks. */
  removed?: ReadonlySet<string>;
  /** New blocks; their places refer to the tree before anything is removed. */
  inserted?: readonly Insertion[];
  /** Blocks that get other values, by their id. */
  replaced?: ReadonlyMap<string, EditedBlock>;
}

export interface Insertion {
  place: Place;
  blocks: readonly EditedBlock[];
}

/**
 * Applies an edit to a tree immutably. Blocks, lists and the tree itself stay the same objects where nothing inside
 * them changes (structural sharing).
 */
export function editTree(tree: Tree, edit: Edit, kinds: Kinds): Tree {
  const { inserted = [], removed, replaced } = edit;
  const touched = findTouched(tree, edit, kinds);

  function editList(list: Tree, parent: string | null, slot: string): Tree {
    const coming = inserted.filter(({ place }) => place.parent === parent && place.slot === slot);
    const edited: EditedBlock[] = [];
    for (const [position, block] of list.entries()) {
      edited.push(...blocksFor(position));
      if (!removed?.has(block.id)) edited.push(editBlock(block));
    }
    edited.push(...coming.filter(({ place }) => place.index >= list.length).flatMap(({ blocks }) => blocks));
    return edited.length === list.length && edited.every((block, position) => block === list[position]) ? list : edited;

    function blocksFor(position: number): readonly EditedBlock[] {
      return coming.length === 0
        ? []
        : coming.filter(({ place }) => place.index === position).flatMap(({ blocks }) => blocks);
    }
  }

  function editBlock(block: EditedBlock): EditedBlock {
    let edited = replaced?.get(block.id) ?? block;
    if (!touched.has(block.id)) return edited;
    for (const { blocks, name } of slotsOf(edited, kinds.get(edited.blockType))) {
      const after = editList(blocks, block.id, name);
      if (after !== blocks) edited = withSlot(edited, name, after);
    }
    return edited;
  }

  return editList(tree, null, '');
}

/** Ids of the blocks inside which something changes. */
function findTouched(tree: Tree, { inserted = [], removed, replaced }: Edit, kinds: Kinds): ReadonlySet<string> {
  const index = indexTree(tree, kinds);
  const parents = [
    ...inserted.map(({ place }) => place.parent),
    ...[...(removed ?? []), ...(replaced?.keys() ?? [])].map((id) => index.get(id)?.parent ?? null),
  ];
  const touched = new Set<string>();
  for (const parent of new Set(parents)) {
    for (const { id } of wayTo(parent, index)) touched.add(id);
  }
  return touched;
}
