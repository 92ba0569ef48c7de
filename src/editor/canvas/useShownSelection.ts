import { type RefObject, useEffect, useRef } from 'react';
import { useEditorState } from '../EditorProvider.tsx';
import type { CloseAgain } from './frame/openAround.ts';
import { showBlock } from './frame/showBlock.ts';

/**
 * Scrolls the selected block into view when it is selected elsewhere than on the page, and again when the frame is
 * resized.
 * @param picked the block last selected on the page
 * @returns to be called when the page shows another state: a new block exists only then
 */
export function useShownSelection(
  page: Document | undefined,
  picked: RefObject<string | undefined>,
  width: number,
): () => void {
  const selected = useEditorState((state) => state.selected.at(-1));
  const opened = useRef<CloseAgain>(undefined);
  const awaited = useRef<string>(undefined);

  function show(id: string | undefined): void {
    opened.current?.();
    opened.current = page && id !== undefined ? showBlock(page, id) : undefined;
    awaited.current = opened.current ? undefined : id;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves everything
  useEffect(() => {
    const isElsewhere = selected === undefined || selected !== picked.current;
    picked.current = undefined;
    if (!isElsewhere) return;
    // On the next frame: measuring forces layout, and the settings of the block are to be requested before that.
    const frame = requestAnimationFrame(() => show(selected));
    return () => cancelAnimationFrame(frame);
  }, [page, selected, width]);

  return () => {
    if (awaited.current !== undefined) show(awaited.current);
  };
}
