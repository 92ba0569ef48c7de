import { overlayAround, topOverlay } from './stack.ts';
import type { OpenOverlay } from './types.ts';

/** Where focus may go back to when what is opened now closes again: what has it, then what opened the overlay around that. */
export function findOpeners(opener: HTMLElement | undefined): HTMLElement[] {
  const { activeElement, body } = document;
  const first = opener ?? (activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined);
  return first ? [first, ...(overlayAround(first)?.openers ?? [])] : [];
}

/** Moves focus to the overlay itself after its delay, unless it is inside already or another overlay has come on top. */
export function focusLater({ isModal, options }: OpenOverlay, signal: AbortSignal): void {
  const { element, focusDelay } = options;
  if (focusDelay === undefined) return;
  const canTakeFocus = element.hasAttribute('tabindex');
  if (!canTakeFocus) element.tabIndex = -1;
  const before = document.activeElement;
  const timer = setTimeout(() => {
    const { activeElement, body } = document;
    // Beside one that is not modal somebody may have gone on.
    if (!isModal && activeElement !== before && activeElement !== body) return;
    if (topOverlay()?.options.element !== element || element.contains(document.activeElement)) return;
    element.focus({ preventScroll: true });
  }, focusDelay);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    if (!canTakeFocus) element.removeAttribute('tabindex');
  });
}

/** True unless somebody has put focus elsewhere while the overlay was open. */
export function holdsFocus({ options }: OpenOverlay): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || options.element.contains(activeElement);
}

/** Gives focus back to the first opener that can take it, else to what is on top now. */
export function returnFocus({ openers, options }: OpenOverlay): void {
  for (const opener of [options.returnFocusTo?.(), ...openers]) {
    if (!opener) continue;
    opener.focus({ preventScroll: true });
    if (document.activeElement === opener) return;
  }
  topOverlay()?.options.element.focus({ preventScroll: true });
}
