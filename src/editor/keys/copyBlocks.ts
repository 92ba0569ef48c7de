import type { Kinds } from '../../shared/layouts/kind.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import { nameAll } from '../model/gestures/gesture.ts';
import type { Editor } from '../model/types.ts';

/** Blocks as text for the clipboard; says that they are copied. */
export function copyBlocks(editor: Editor, kinds: Kinds, ids: readonly string[]): string {
  const { tree } = editor.getState();
  const text = editor.copy(ids);
  editor.announce(
    `Copied ${nameAll(
      ids.flatMap((id) => findBlock(tree, id, kinds) ?? []),
      kinds,
    )}`,
  );
  return text;
}
