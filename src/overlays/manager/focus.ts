import { overlayAround, topOverlay } from './stack.ts';
import type { OpenOverlay } from './types.ts';

/** Candidates for returning focus after closing: the opener or the focused element, then the openers of the overlay around that. */
export function findOpeners(opener: HTMLElement | undefined): HTMLElement[] {
  const { activeElement, body } = document;
  const first = opener ?? (activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined);
  return first ? [first, ...(overlayAround(first)?.openers ?? [])] : [];
}

/** Moves focus to the overlay itself after its delay, unless it is inside already or another overlay has opened on top. */
export function focusLater({ isModal, options }: OpenOverlay, signal: AbortSignal): void {
  const { element, focusDelay } = options;
  if (focusDelay === undefined) return;
  const canTakeFocus = element.hasAttribute('tabindex');
  if (!canTakeFocus) element.tabIndex = -1;
  const before = document.activeElement;
  const timer = setTimeout(() => {
    const { activeElement, body } = document;
    // Non-modal: the visitor may have moved focus meanwhile.
    if (!isModal && activeElement !== before && activeElement !== body) return;
    if (topOverlay()?.options.element !== element || element.contains(document.activeElement)) return;
    element.focus({ preventScroll: true });
  }, focusDelay);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    if (!canTakeFocus) element.removeAttribute('tabindex');
  });
}

/** True unless focus was moved outside while the overlay was open. */
export function holdsFocus({ options }: OpenOverlay): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || options.element.contains(activeElement);
}

/** Returns focus to the first opener that can take it, else to the top overlay. */
export function returnFocus({ openers, options }: OpenOverlay): void {
  for (const opener of [options.returnFocusTo?.(), ...openers]) {
    if (!opener) continue;
    opener.focus({ preventScroll: true });
    if (document.activeElement === opener) return;
  }
  topOverlay()?.options.element.focus({ preventScroll: true });
}
