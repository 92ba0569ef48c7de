'use client';
import { type ReactNode, useEffect } from 'react';
import { nameControls } from './nameControls.ts';

/**
 * Gives accessible names to those controls of the studio that Payload leaves without one, as they are added to the
 * page. Neither a setting nor a translation reaches them; the remaining ones are in `docs/studio-accessibility.md`.
 */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    const name = () => {
      frame = 0;
      nameControls(document);
    };
    const observer = new MutationObserver((changes) => {
      if (changes.some(mayRename)) frame ||= requestAnimationFrame(name);
    });
    observer.observe(document.body, {
      attributeFilter: ['aria-label'],
      characterData: true,
      childList: true,
      subtree: true,
    });
    name();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}

/** Of texts that change in place only those of tabs are part of a name (“Versions 2”); not what is typed in a rich text. */
function mayRename({ target, type }: MutationRecord): boolean {
  return type !== 'characterData' || Boolean(target.parentElement?.closest('a.doc-tab'));
}
