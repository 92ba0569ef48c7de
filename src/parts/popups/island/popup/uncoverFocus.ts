import { uncover } from '../../../../browser/covers/uncover.ts';

/** Scrolls a focused element of the page out from under a non-modal popup. */
export function uncoverFocus(element: HTMLElement, frame: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!element.contains(target as Node)) uncover(target as Element, frame);
    },
    { signal },
  );
}
