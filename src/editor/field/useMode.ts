'use client';
import { useState } from 'react';

/** The layout of a document, or everything else that it has. */
export type Mode = 'layout' | 'details';

const KEY = 'rihla-editor-mode';

/** The mode of editing; remembered per tab, at first the layout. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState<Mode>(read);
  return [
    mode,
    (next) => {
      setMode(next);
      write(next);
    },
  ];
}

/** Some browsers refuse storage; then each document opens with its layout. */
function read(): Mode {
  try {
    return sessionStorage.getItem(KEY) === 'details' ? 'details' : 'layout';
  } catch {
    return 'layout';
  }
}

function write(mode: Mode): void {
  try {
    sessionStorage.setItem(KEY, mode);
  } catch {
    // Storage is refused: the mode is not remembered.
  }
}
