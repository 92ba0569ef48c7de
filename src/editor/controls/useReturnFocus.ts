import { useState } from 'react';

/** For what takes the focus while it is shown: a function, always the same one, that gives it back to the element that had it. */
export function useReturnFocus(): () => void {
  const [giveBack] = useState(() => {
    const before = typeof document === 'undefined' ? null : (document.activeElement as HTMLElement | null);
    return () => before?.focus?.({ preventScroll: true });
  });
  return giveBack;
}
