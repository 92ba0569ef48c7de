/**
 * Gives a field its focus back after its form was saved: Payload disables all fields meanwhile, and browsers take the focus from a disabled
 * one. Whoever has moved on by then is left there.
 * @returns stops it
 */
export function keepFocus(page: Document): () => void {
  let focused: EventTarget | null = page.activeElement;
  let isTaken = false;
  const note = ({ target }: Event): void => {
    focused = target;
    isTaken = false;
  };
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLElement && !target.matches(':disabled')) focused = null;
  };
  const observer = new MutationObserver((changes) => {
    if (!(focused instanceof HTMLElement) || !changes.some(({ target }) => target === focused)) return;
    if (focused.matches(':disabled')) {
      isTaken = true;
      return;
    }
    const { activeElement } = page;
    if (isTaken && (activeElement === page.body || activeElement === null)) focused.focus({ preventScroll: true });
    isTaken = false;
  });
  page.addEventListener('focusin', note);
  page.addEventListener('focusout', forget);
  observer.observe(page.body, { attributeFilter: ['disabled'], subtree: true });
  return () => {
    page.removeEventListener('focusin', note);
    page.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
