'use client';
import { type ReactNode, useEffect } from 'react';
import { changedParts } from './changedParts.ts';
import { nameControls } from './nameControls.ts';

/**
 * Gives accessible names to those controls of the studio that Payload leaves without one, as they are added to the
 * page. Neither a setting nor a translation reaches them; the remaining ones are in `docs/studio-accessibility.md`.
 */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    let changes: MutationRecord[] = [];
    const name = () => {
      frame = 0;
      for (const part of changedParts(changes)) nameControls(part);
      changes = [];
      // The names just given are no change.
      observer.takeRecords();
    };
    const observer = new MutationObserver((records) => {
      changes.push(...records);
      frame ||= requestAnimationFrame(name);
    });
    observer.observe(document.body, {
      attributeFilter: ['aria-label'],
      characterData: true,
      childList: true,
      subtree: true,
    });
    nameControls(document.body);
    observer.takeRecords();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}
