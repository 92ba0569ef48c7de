import { useEditorState } from '../EditorProvider.tsx';
import { useCount } from './useCount.ts';

/**
 * Announces what was done, or why not, visibly and to screen readers. Renders a `<p>`, a live region; one per editor.
 */
export function Announcer() {
  const announcement = useEditorState((state) => state.announcement);
  const count = useCount(announcement);
  return (
    <p role="status" dir="auto" className="rihla-editor-announcer" title={announcement.text || undefined}>
      {/* A new element each time, so that a repeated text is announced again. */}
      <span key={count}>{announcement.text}</span>
    </p>
  );
}
