import { Lightbulb, MousePointerClick } from 'lucide-react';
import { t, tCount } from '../../shared/studioWords/t.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useEditor, useEditorState } from '../EditorProvider.tsx';
import { ZOOMS } from '../keys/commands.ts';
import { useKeyHint } from '../keys/useKeyHint.ts';
import { openNotes } from '../notes/pageNotes.ts';
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
        label={t('Try as a visitor')}
        {...useKeyHint('interact', t('Try as a visitor'))}
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
      aria-label={t('Zoom of the page')}
      className="rihla-editor-zoom"
      onChange={({ target }) => editor.look({ zoom: Number(target.value) || undefined })}
      title={t('Zoom of the page')}
      value={zoom ?? ''}
    >
      <option value="">{t('Fit')}</option>
      {ZOOMS.map((each) => (
        <option key={each} value={each}>
          {each * 100} %
        </option>
      ))}
    </select>
  );
}

function sayBlocking(count: number): string {
  return tCount(
    '{count} note on the page, some to mend before it is published',
    '{count} notes on the page, some to mend before it is published',
    count,
  );
}

/** Opens the notes; absent while there are none. */
function NotesButton() {
  const editor = useEditor();
  const notes = useNotes();
  const hasBlocking = notes.some(({ isBlocking }) => isBlocking);
  const label = hasBlocking
    ? sayBlocking(notes.length)
    : tCount('{count} note on the page', '{count} notes on the page', notes.length);
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
