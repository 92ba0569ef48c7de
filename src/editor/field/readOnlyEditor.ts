import type { Editor, Outcome } from '../model/types.ts';

const WHY = 'This document can only be read: somebody else is working on it, or your account may not change it.';

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
