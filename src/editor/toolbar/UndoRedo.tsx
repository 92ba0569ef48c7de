import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor, useEditorState } from '../EditorProvider.tsx';

/** Undo and redo buttons; each names its step. Both stay focusable when there is nothing to do. */
export function UndoRedo() {
  const editor = useEditor();
  const last = useEditorState((state) => state.past.at(-1)?.name);
  const next = useEditorState((state) => state.future[0]?.name);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={last === undefined ? 'Undo' : `Undo: ${last}`}
        aria-disabled={last === undefined || undefined}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon={Redo2}
        label={next === undefined ? 'Redo' : `Redo: ${next}`}
        aria-disabled={next === undefined || undefined}
        onClick={() => editor.redo()}
      />
    </>
  );
}
