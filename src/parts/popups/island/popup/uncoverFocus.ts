import { uncover } from '../../../../browser/covers/uncover.ts';

/** Scrolls what gets focus on the page out from under a popup that leaves the page in reach. */
export function uncoverFocus(element: HTMLElement, frame: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!element.contains(target as Node)) uncover(target as Element, frame);
    },
    { signal },
  );
}
