import { useCallback, useEffect, useRef } from 'react';
import { useEditor } from '../EditorProvider.tsx';

/**
 * Time for which a block stays hovered after the pointer has left it, in ms: there may be a gap on the way to its buttons.
 */
const LINGER_MS = 150;

/**
 * Sets the editor's hovered block.
 * @returns takes the id of the block; undefined for none, `'stay'` while the pointer is on a button that belongs to the
 * block
 */
export function useHover(): (pointed: string | undefined) => void {
  const editor = useEditor();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(
    (pointed) => {
      window.clearTimeout(timer.current);
      const set = () => {
        if (editor.getState().hovered !== pointed) editor.hover(pointed);
      };
      if (pointed === undefined) timer.current = window.setTimeout(set, LINGER_MS);
      else if (pointed !== STAY) set();
    },
    [editor],
  );
}

/** In place of an id: keeps the hovered block. */
export const STAY = 'stay';
