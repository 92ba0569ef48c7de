'use client';
import { useState } from 'react';

export type HideablePane = 'blocks' | 'settings';

const KEY = 'rihla-editor-hides';

/** The panes that are hidden beside the page; remembered on this device. */
export function useHiddenPanes(): [
  hidden: readonly HideablePane[],
  hide: (name: HideablePane, isHidden: boolean) => void,
] {
  const [hidden, setHidden] = useState(read);
  const hide = (name: HideablePane, isHidden: boolean) => {
    const others = hidden.filter((other) => other !== name);
    const next = isHidden ? [...others, name] : others;
    setHidden(next);
    write(next);
  };
  return [hidden, hide];
}

/** Some browsers refuse storage; then all panes are shown at first. */
function read(): readonly HideablePane[] {
  try {
    const kept = localStorage.getItem(KEY)?.split(' ') ?? [];
    return (['blocks', 'settings'] as const).filter((name) => kept.includes(name));
  } catch {
    return [];
  }
}

function write(hidden: readonly HideablePane[]): void {
  try {
    localStorage.setItem(KEY, hidden.join(' '));
  } catch {
    // Storage is refused: it is not remembered.
  }
}
