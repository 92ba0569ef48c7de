import { Lightbulb } from 'lucide-react';
import { useEditor } from '../EditorProvider.tsx';
import { openNotes, sayNotes } from '../notes/pageNotes.ts';
import { useNotes } from '../notes/useNotes.ts';
import './pageTools.css';

/** Tools for looking at the page: its notes. Fetched after the start. */
export default function PageTools() {
  return (
    <div className="rihla-editor-page-tools">
      <NotesButton />
    </div>
  );
}

/** Opens the notes; absent while there are none. */
function NotesButton() {
  const editor = useEditor();
  const notes = useNotes();
  if (notes.length === 0) return null;
  const hasBlocking = notes.some(({ isBlocking }) => isBlocking);
  const label = `${sayNotes(notes.length)} on the page${hasBlocking ? ', some to mend before it is published' : ''}`;
  return (
    <button
      aria-haspopup="dialog"
      aria-label={label}
      className="rihla-editor-notes"
      data-blocks={hasBlocking || undefined}
      onClick={() => openNotes(editor.getState().selected.at(-1))}
      title={label}
      type="button"
    >
      <Lightbulb aria-hidden="true" size={15} strokeWidth={1.75} />
      {notes.length}
    </button>
  );
}
