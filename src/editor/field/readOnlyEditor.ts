import type { Editor, Outcome } from '../model/types.ts';

const WHY = 'This can be read and copied from here, not changed.';

/** Read-only wrapper of an editor: selecting and copying work, every change is refused with a reason. */
export function readOnlyEditor(editor: Editor): Editor {
  const refuse = (): Outcome => {
    editor.announce(WHY);
    return { done: false, why: WHY };
  };
  const takeNothing = () => ({ pasted: 0, left: [WHY] });
  return {
    ...editor,
    isReadOnly: true,
    rights: { isContentOnly: true, mayRelease: false },
    insert: refuse,
    insertSection: refuse,
    putInstead: refuse,
    rename: refuse,
    move: refuse,
    nudge: refuse,
    remove: refuse,
    duplicate: refuse,
    wrap: refuse,
    change: refuse,
    reset: refuse,
    replace: refuse,
    undo: refuse,
    redo: refuse,
    paste: takeNothing,
    pasteStyle: takeNothing,
  };
}
