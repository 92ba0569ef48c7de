import type { Editor } from '../model/types.ts';
import { nextUnder } from './frame/findBlocks.ts';

/**
 * Selects the clicked block: the innermost; with Alt cycles through all under the pointer; with Ctrl or ⌘ toggles it in
 * the selection; on empty space selects nothing.
 * @returns the block that is selected then
 */
export function pick(
  editor: Pick<Editor, 'getState' | 'select'>,
  ids: readonly string[],
  { altKey, ctrlKey, metaKey }: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>,
): string | undefined {
  const { selected } = editor.getState();
  const id = altKey ? nextUnder(ids, selected.at(-1)) : ids[0];
  if (id === undefined) {
    if (!ctrlKey && !metaKey) editor.select([]);
  } else if (!ctrlKey && !metaKey) editor.select([id]);
  else if (selected.includes(id)) editor.select(selected.filter((other) => other !== id));
  else editor.select([...selected, id]);
  return editor.getState().selected.at(-1);
}
