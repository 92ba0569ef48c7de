import type { Kinds } from '../../shared/layouts/kind.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import { t } from '../../shared/studioWords/t.ts';
import { nameAll } from '../model/gestures/gesture.ts';
import type { Editor } from '../model/types.ts';

/** Serializes blocks for the clipboard, and announces it. */
export function copyBlocks(editor: Editor, kinds: Kinds, ids: readonly string[]): string {
  const { tree } = editor.getState();
  const text = editor.copy(ids);
  const blocks = ids.flatMap((id) => findBlock(tree, id, kinds) ?? []);
  editor.announce(t('Copied {name}', { name: nameAll(blocks, kinds) }));
  return text;
}
