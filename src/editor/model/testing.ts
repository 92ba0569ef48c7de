import type { Kinds } from '../../shared/layouts/kind.ts';
import { block, buildKind, buildKinds, KINDS } from '../../shared/layouts/testing.ts';
import { walkBlocks } from '../../shared/layouts/walk.ts';
import { createEditor, type EditorOptions } from './createEditor.ts';
import type { EditedBlock, Editor, Tree } from './types.ts';

export { block };

/** Block kinds for tests of layouts; a word has settings, and each case of a new block has its kind. */
export const EDITED_KINDS: Kinds = buildKinds(
  ...KINDS.values(),
  buildKind('word', {
    settings: [
      { path: 'text', label: 'Text', tab: 'content', type: 'text' },
      { path: 'size', label: 'Size', tab: 'style', type: 'select', options: ['s', 'm', 'l'], initial: 'm' },
      { path: 'advanced.htmlId', label: 'Id', tab: 'advanced', type: 'text' },
    ],
    starter: { text: 'A word', size: 'm' },
  }),
  buildKind('list', {
    settings: [
      {
        path: 'items',
        label: 'Entries',
        tab: 'content',
        type: 'array',
        rows: [{ path: 'text', label: 'Text', tab: 'content', type: 'text' }],
      },
    ],
    starter: { items: [{ text: 'First' }, { text: 'Second' }] },
  }),
  buildKind('pair', {
    slots: [{ name: 'blocks' }],
    starter: {
      blocks: [
        { blockType: 'word', text: 'Left' },
        { blockType: 'box', blocks: [{ blockType: 'word' }] },
      ],
    },
  }),
  buildKind('kept', { label: 'Block of an unknown kind', isOffered: false }),
);

/** Sequential ids, in the form of the studio's. */
export function countIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(24, '0');
  };
}

/** An editor with kinds for tests and a fixed clock. */
export function buildEditor(tree: Tree, given: Partial<EditorOptions> = {}): Editor {
  return createEditor({
    tree,
    kinds: EDITED_KINDS,
    newId: countIds(),
    now: () => 0,
    origin: 'https://here.example',
    ...given,
  });
}

/** A tree in one line, blocks by id: `a b(c d) e`. */
export function outline(tree: readonly EditedBlock[]): string {
  return tree
    .map(({ id, ...fields }) => {
      const inner = Array.isArray(fields.blocks) ? outline(fields.blocks as EditedBlock[]) : '';
      return inner ? `${id}(${inner})` : id;
    })
    .join(' ');
}

/** The ids of all blocks in reading order. */
export function allIds(tree: Tree): string[] {
  return [...walkBlocks(tree, EDITED_KINDS)].map(({ block: { id } }) => id);
}
