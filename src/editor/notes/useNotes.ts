import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useEditor, useEditorState } from '../EditorProvider.tsx';
import { notesOf, type PageNote, tellChanged, watchNotes } from './pageNotes.ts';

const readJudged = () => notesOf('judged');
const readMeasured = () => notesOf('measured');

/** The notes about the open page; the editor marks their blocks. */
export function useNotes(): readonly PageNote[] {
  const editor = useEditor();
  const judged = useSyncExternalStore(watchNotes, readJudged);
  const measured = useSyncExternalStore(watchNotes, readMeasured);
  const notes = useMemo(() => [...judged, ...measured], [judged, measured]);
  useEffect(() => {
    editor.showNotes(
      notes.flatMap(({ block, says, todo }) =>
        block === undefined ? [] : [{ blockId: block, path: '', message: `${says} ${todo}` }],
      ),
    );
  }, [editor, notes]);
  const marked = useEditorState((state) => state.notes);
  // Those of blocks that were changed since are not counted until the page is judged again.
  const [present, past] = useMemo(() => {
    const isMarked = ({ block }: PageNote) => block === undefined || marked.some(({ blockId }) => blockId === block);
    return [notes.filter(isMarked), notes.flatMap((note) => (isMarked(note) ? [] : (note.block ?? [])))];
  }, [notes, marked]);
  useEffect(() => tellChanged(past), [past]);
  return present;
}
