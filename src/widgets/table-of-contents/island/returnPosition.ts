import { scrollToY } from '../../../browser/smoothScroll.ts';

/** Notes with the present history entry how far the page is scrolled, in CSS pixels, beside what others keep there. */
export function rememberPosition(): void {
  history.replaceState({ ...history.state, tocScrollY: window.scrollY }, '');
}

/**
 * Brings Back and Forward to the noted position. Left alone, browsers go to the start of the entry's section, which is
 * neither where the reader was nor clear of the header.
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
