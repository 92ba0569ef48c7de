import { Lightbulb } from 'lucide-react';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { openComments } from '../../comments/openComments.ts';
import { useEditor, useEditorState } from '../../EditorProvider.tsx';
import { openNotes } from '../../notes/pageNotes.ts';
import type { Marks } from '../marks.ts';
import { placeSigns } from './placeSigns.ts';

interface SignsProps {
  marks: Marks;
  page: Document;
  scale: number;
}

/** Of a sign, in CSS px. */
const RADIUS = 12;

/**
 * Signs at the corners of blocks that have notes or open comments, above the page. Not in the tab order: the rows of the tree say the
 * same, and a key opens each.
 */
export function Signs({ marks, page, scale }: SignsProps) {
  const editor = useEditor();
  const comments = useEditorState((state) => state.comments);
  const notes = useEditorState((state) => state.notes);
  return placeSigns(page, marks, scale).map(({ id, name, x, y }) => {
    const count = comments.get(id) ?? 0;
    const said = notes.filter(({ blockId }) => blockId === id).map(({ message }) => message);
    return (
      <span className="rihla-canvas__signs" key={id} style={{ left: x + RADIUS, top: y - RADIUS }}>
        {said.length > 0 && (
          <button
            aria-label={t('Note on {name}: {notes}', { name, notes: said.join(' ') })}
            className="rihla-canvas__note"
            onClick={() => {
              editor.select([id]);
              openNotes(id);
            }}
            tabIndex={-1}
            title={said.join('\n')}
            type="button"
          >
            <Lightbulb aria-hidden="true" size={14} />
          </button>
        )}
        {count > 0 && (
          <button
            aria-label={tCount('{count} comment on {name}', '{count} comments on {name}', count, { name })}
            className="rihla-canvas__comments"
            onClick={() => {
              editor.select([id]);
              openComments();
            }}
            tabIndex={-1}
            type="button"
          >
            {count}
          </button>
        )}
      </span>
    );
  });
}
