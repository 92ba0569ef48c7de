import { t } from '../../shared/studioWords/t.ts';
import type { Editor, Outcome } from '../model/types.ts';

function why(): string {
  return t('This can be read and copied from here, not changed.');
}

/** Read-only wrapper of an editor: selecting and copying work, every change is refused with a reason. */
export function readOnlyEditor(editor: Editor): Editor {
  const refuse = (): Outcome => {
    editor.announce(why());
    return { done: false, why: why() };
  };
  const takeNothing = () => ({ pasted: 0, left: [why()] });
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
