import type { Editor } from '../model/types.ts';

/**
 * Selects the clicked block, the innermost; with Ctrl or ⌘ toggles it in the selection; on empty space selects nothing.
 * @returns the block that is selected then
 */
export function pick(
  editor: Pick<Editor, 'getState' | 'select'>,
  [id]: readonly string[],
  { ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>,
): string | undefined {
  const { selected } = editor.getState();
  if (id === undefined) {
    if (!ctrlKey && !metaKey) editor.select([]);
  } else if (!ctrlKey && !metaKey) editor.select([id]);
  else if (selected.includes(id)) editor.select(selected.filter((other) => other !== id));
  else editor.select([...selected, id]);
  return editor.getState().selected.at(-1);
}
