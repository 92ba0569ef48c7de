import { Redo2, Undo2 } from 'lucide-react';
import { t } from '../../shared/studioWords/t.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor, useEditorState } from '../EditorProvider.tsx';
import { useKeyHint } from '../keys/useKeyHint.ts';

/** Undo and redo buttons; each names its step. Both stay focusable when there is nothing to do. */
export function UndoRedo() {
  const editor = useEditor();
  const last = useEditorState((state) => state.past.at(-1)?.name);
  const next = useEditorState((state) => state.future[0]?.name);
  const undo = last === undefined ? t('Undo') : t('Undo: {step}', { step: last });
  const redo = next === undefined ? t('Redo') : t('Redo: {step}', { step: next });
  return (
    <>
      <IconButton
        icon={Undo2}
        label={undo}
        {...useKeyHint('undo', undo)}
        aria-disabled={last === undefined || undefined}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon={Redo2}
        label={redo}
        {...useKeyHint('redo', redo)}
        aria-disabled={next === undefined || undefined}
        onClick={() => editor.redo()}
      />
    </>
  );
}
