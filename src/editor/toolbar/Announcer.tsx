import { useEditorState } from '../EditorProvider.tsx';
import { useCount } from './useCount.ts';

/** Says what was done, or why not, to those who hear the page and to those who see it. Renders a `<p>`, a live region; one for an editor. */
export function Announcer() {
  const announcement = useEditorState((state) => state.announcement);
  const count = useCount(announcement);
  return (
    <p role="status" dir="auto" className="rihla-editor-announcer" title={announcement.text || undefined}>
      {/* Another element each time: the same words are said again. */}
      <span key={count}>{announcement.text}</span>
    </p>
  );
}
