'use client';
import { useState } from 'react';

/** The layout of a document, or everything else that it has. */
export type Mode = 'layout' | 'details';

const KEY = 'rihla-editor-mode';

/** What is being edited; as the editor had it last in this tab, the layout at first. */
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
    // As above.
  }
}
