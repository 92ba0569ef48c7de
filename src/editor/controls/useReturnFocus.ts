import { useState } from 'react';

/** Focus restoration for overlays: returns a stable function that gives the focus back to the element that had it. */
export function useReturnFocus(): () => void {
  const [returnFocus] = useState(() => {
    const before = typeof document === 'undefined' ? null : (document.activeElement as HTMLElement | null);
    return () => before?.focus?.({ preventScroll: true });
  });
  return returnFocus;
}
