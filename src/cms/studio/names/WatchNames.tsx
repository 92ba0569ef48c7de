'use client';
import { useEffect } from 'react';
import { changedParts } from './changedParts.ts';
import { nameControls } from './nameControls.ts';

/** Names the controls of the page, and those that are added to it: only what has changed is searched. */
export default function WatchNames() {
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
  return null;
}
