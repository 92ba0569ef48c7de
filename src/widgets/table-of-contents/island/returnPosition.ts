import { scrollToY } from '../../../browser/smoothScroll.ts';

/** Stores the scroll position in the current history entry, in CSS px; other state is kept. */
export function rememberPosition(): void {
  history.replaceState({ ...history.state, tocScrollY: window.scrollY }, '');
}

/**
 * Restores the stored position on Back and Forward. Browsers would scroll to the start of the entry's section, which is neither the reader's
 * position nor clear of the header.
 */
export function restorePositions(signal: AbortSignal): void {
  window.addEventListener(
    'hashchange',
    () => {
      const position: number | undefined = history.state?.tocScrollY;
      if (position !== undefined) void scrollToY(position, 0);
    },
    { signal },
  );
}
