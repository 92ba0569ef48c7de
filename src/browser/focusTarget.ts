/**
 * Moves focus to an element without scrolling, so that reading and Tab go on from there. An element that cannot take
 * focus can while it holds it, and is as before afterwards.
 */
export function focusTarget(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
