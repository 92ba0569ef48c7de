import { Lightbulb } from 'lucide-react';
import { openComments, sayComments } from '../../comments/openComments.ts';
import { useEditor, useEditorState } from '../../EditorProvider.tsx';
import { openNotes } from '../../notes/pageNotes.ts';
import type { Mark } from '../marks.ts';

/**
 * Signs at the corners of blocks that have notes or open comments, above the page. Not in the tab order: the rows of the tree say the
 * same, and a key opens each.
 */
export function Signs({ signs }: { signs: readonly Mark[] }) {
  const editor = useEditor();
  const comments = useEditorState((state) => state.comments);
  const notes = useEditorState((state) => state.notes);
  return signs.map(({ box, id, name }) => {
    const count = comments.get(id) ?? 0;
    const said = notes.filter(({ blockId }) => blockId === id).map(({ message }) => message);
    return (
      <span
        className="rihla-canvas__signs"
        key={id}
        style={{ left: box.x + box.width - 4, top: Math.max(0, box.y) + 4 }}
      >
        {said.length > 0 && (
          <button
            aria-label={`Note on ${name}: ${said.join(' ')}`}
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
            aria-label={`${sayComments(count)} on ${name}`}
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
