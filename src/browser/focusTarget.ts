/** Moves focus to an element without scrolling, so that reading and Tab continue there. A non-focusable element gets a temporary tabindex. */
export function focusTarget(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
