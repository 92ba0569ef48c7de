import { Lightbulb, MousePointerClick } from 'lucide-react';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor, useEditorState } from '../EditorProvider.tsx';
import { ZOOMS } from '../keys/commands.ts';
import { useKeyHint } from '../keys/useKeyHint.ts';
import { openNotes, sayNotes } from '../notes/pageNotes.ts';
import { useNotes } from '../notes/useNotes.ts';
import './pageTools.css';

/** Tools for looking at the page: its scale, trying it as a visitor, its notes. Fetched after the start. */
export default function PageTools() {
  const editor = useEditor();
  const isInteractive = useEditorState((state) => state.isInteractive);
  return (
    <div className="rihla-editor-page-tools">
      <ZoomChoice />
      <IconButton
        aria-pressed={isInteractive}
        icon={MousePointerClick}
        label="Try as a visitor"
        {...useKeyHint('interact', 'Try as a visitor')}
        onClick={() => editor.look({ isInteractive: !isInteractive })}
      />
      <NotesButton />
    </div>
  );
}

function ZoomChoice() {
  const editor = useEditor();
  const zoom = useEditorState((state) => state.zoom);
  return (
    <select
      aria-label="Zoom of the page"
      className="rihla-editor-zoom"
      onChange={({ target }) => editor.look({ zoom: Number(target.value) || undefined })}
      title="Zoom of the page"
      value={zoom ?? ''}
    >
      <option value="">Fit</option>
      {ZOOMS.map((each) => (
        <option key={each} value={each}>
          {each * 100} %
        </option>
      ))}
    </select>
  );
}

/** Opens the notes; absent while there are none. */
function NotesButton() {
  const editor = useEditor();
  const notes = useNotes();
  const hasBlocking = notes.some(({ isBlocking }) => isBlocking);
  const label = `${sayNotes(notes.length)} on the page${hasBlocking ? ', some to mend before it is published' : ''}`;
  const hint = useKeyHint('notes', label);
  if (notes.length === 0) return null;
  return (
    <button
      aria-haspopup="dialog"
      aria-label={label}
      className="rihla-editor-notes"
      data-blocks={hasBlocking || undefined}
      onClick={() => openNotes(editor.getState().selected.at(-1))}
      type="button"
      {...hint}
    >
      <Lightbulb aria-hidden="true" size={15} strokeWidth={1.75} />
      {notes.length}
    </button>
  );
}
