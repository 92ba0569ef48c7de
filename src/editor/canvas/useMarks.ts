import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import type { Outside } from './frame/findBlocks.ts';
import { type Marks, measureMarks, NO_MARKS } from './marks.ts';

/**
 * The overlay's marks, measured again when the editor's state changes.
 * @returns the marks, and a function that measures again after something on the page has moved
 */
export function useMarks(
  page: Document | undefined,
  scale: number,
  outside: Outside | undefined,
): [marks: Marks, measure: () => void] {
  const editor = useEditor();
  const kinds = useKinds();
  const [marks, setMarks] = useState(NO_MARKS);
  const shown = useRef(JSON.stringify(NO_MARKS));

  const measure = useCallback(() => {
    const next = page ? measureMarks({ page, kinds, scale, outside, state: editor.getState() }) : NO_MARKS;
    const text = JSON.stringify(next);
    if (text === shown.current) return;
    shown.current = text;
    setMarks(next);
  }, [editor, kinds, outside, page, scale]);

  const hovered = useEditorState((state) => state.hovered);
  const selected = useEditorState((state) => state.selected);
  const tree = useEditorState((state) => state.tree);
  const comments = useEditorState((state) => state.comments);
  const notes = useEditorState((state) => state.notes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read from the store, measured when they change
  useEffect(() => {
    // On the next frame: measuring forces layout, and the settings of the selected block are to be requested before
    // that.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [measure, comments, hovered, notes, selected, tree]);
  return [marks, measure];
}
