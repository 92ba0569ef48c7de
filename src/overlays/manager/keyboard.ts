import type { OpenOverlay } from './types.ts';

/** Esc closes only the top overlay, unless something inside it has handled the key. */
export function listenToKeys(top: () => OpenOverlay | undefined, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const overlay = top();
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !overlay) return;
      // In a field of the page behind a non-modal overlay the key belongs to the field.
      if (!overlay.isModal && isInFieldOutside(overlay.options.element)) return;
      // Non-modal: a key that closes nothing is left to the page.
      if (!overlay.request('escape') && !overlay.isModal) return;
      // Also keeps the browser from closing a dialog at once by itself.
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
