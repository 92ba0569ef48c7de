import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../EditorProvider.tsx';
import type { Mode } from './useMode.ts';

/** Window event: the editor of its form opens on a block. */
const OPEN_BLOCK = 'rihla:open-block';
/** URL parameter with the block that it opens on. */
export const BLOCK_PARAMETER = 'block';

/** Selects and shows a block of the open document. */
export function openBlock(id: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_BLOCK, { detail: id }));
}

/** Handles requests to open a block, and the one in the URL. */
export function useOpenedBlock(setMode: (mode: Mode) => void): void {
  const editor = useEditor();
  const open = useEffectEvent((id: string) => {
    setMode('layout');
    // An id that is not in the layout selects nothing.
    editor.select([id]);
  });
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(BLOCK_PARAMETER);
    if (asked) open(asked);
    const follow = (event: Event) => open((event as CustomEvent<string>).detail);
    window.addEventListener(OPEN_BLOCK, follow);
    return () => window.removeEventListener(OPEN_BLOCK, follow);
  }, []);
}
