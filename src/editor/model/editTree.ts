import type { Kinds } from '../../shared/layouts/kind.ts';
import { slotsOf, withSlot } from '../../shared/layouts/walk.ts';
import { indexTree, wayTo } from './indexTree.ts';
import type { EditedBlock, Place, Tree } from './types.ts';

/** What becomes another in a tree. */
export interface Edit {
  /** Ids of blocks that are taken out, with what is inside them. */
  removed?: ReadonlySet<string>;
  /** New blocks; their places are those of the tree before anything is taken out. */
  inserted?: readonly Insertion[];
  /** Blocks that get other values, by their id. */
  replaced?: ReadonlyMap<string, EditedBlock>;
}

export interface Insertion {
  place: Place;
  blocks: readonly EditedBlock[];
}

/** A tree after an edit. Blocks, lists and the tree itself stay the same objects where nothing inside them becomes another. */
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

/** The ids of the blocks in which something becomes another. */
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
