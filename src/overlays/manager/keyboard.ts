import type { OpenOverlay } from './types.ts';

/** Esc closes the top overlay and no other, unless something inside it has used the key. */
export function listenToKeys(top: () => OpenOverlay | undefined, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const overlay = top();
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !overlay) return;
      // In a field of the page behind it the key belongs to the field.
      if (!overlay.isModal && isInFieldOutside(overlay.options.element)) return;
      // Where the page can be reached, a key that closes nothing is the page's.
      if (!overlay.request('escape') && !overlay.isModal) return;
      // Also keeps the browser from closing a dialog by itself, all at once.
      event.preventDefault();
    },
    { signal },
  );
}

function isInFieldOutside(element: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    !element.contains(activeElement) && Boolean(activeElement?.matches('input, select, textarea, [contenteditable]'))
  );
}
