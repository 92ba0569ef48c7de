import { useCallback, useEffect, useRef } from 'react';
import { useEditor } from '../EditorProvider.tsx';

/** How long a block stays pointed at after the pointer has left it: the way to its buttons may lead over nothing, in ms. */
const LINGER_MS = 150;

/**
 * Tells the editor what the pointer points at.
 * @returns takes the id of the block; undefined for none, `'stay'` while the pointer is on a button that belongs to the block
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

/** In place of a block: what is pointed at stays so. */
export const STAY = 'stay';
