'use client';
import { type ReactNode, useEffect } from 'react';
import { nameControls } from './nameControls.ts';

/**
 * Names those controls of the studio that Payload leaves without a name, as they come into the page. Neither a setting nor a translation
 * reaches them; what is left is in `docs/studio-accessibility.md`.
 */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    const name = () => {
      frame = 0;
      nameControls(document);
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(name);
    });
    observer.observe(document.body, { attributeFilter: ['aria-label'], childList: true, subtree: true });
    name();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}
