import { useState } from 'react';
import { useEditorState } from '../EditorProvider.tsx';

/**
 * Announces the result of a command, or the reason of a refusal, visibly and to screen readers. Renders a `<p>`, a live region; one per editor.
 */
export function Announcer() {
  const announcement = useEditorState((state) => state.announcement);
  const count = useCount(announcement);
  return (
    <p
      role="status"
      dir="auto"
      className="rihla-editor-announcer"
      data-quiet={announcement.isQuiet || undefined}
      title={announcement.text || undefined}
    >
      {/* A new element each time, so that a repeated text is announced again. */}
      <span key={count}>{announcement.text}</span>
    </p>
  );
}

/** Counts how often a value has changed since the component mounted. */
function useCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value === value) return last.count;
  const next = { value, count: last.count + 1 };
  setLast(next);
  return next.count;
}
