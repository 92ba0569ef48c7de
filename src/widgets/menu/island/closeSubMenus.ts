/**
 * Closes a dropdown sub-menu on Esc, which returns focus to its button, on a click outside, and when focus leaves it. A sub-menu within the
 * list, as in the dialog, is left open.
 */
export function closeSubMenus(element: HTMLElement, signal: AbortSignal): void {
  const findOpen = (): HTMLDetailsElement | undefined =>
    Array.from(element.querySelectorAll<HTMLDetailsElement>('details[open]')).find(isHanging);
  const closeUnlessIn = (subMenu: HTMLDetailsElement | undefined, target: EventTarget | null): void => {
    if (subMenu && target instanceof Node && !subMenu.contains(target)) subMenu.open = false;
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const subMenu = event.key === 'Escape' && !event.defaultPrevented && findOpen();
      if (!subMenu || !mayTakeKey(subMenu)) return;
      event.preventDefault();
      if (subMenu.contains(document.activeElement)) subMenu.querySelector('summary')?.focus();
      subMenu.open = false;
    },
    // Handled before overlays: the sub-menu has focus, or was opened last.
    { capture: true, signal },
  );
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(findOpen(), target), { signal });
  document.addEventListener('focusin', ({ target }) => closeUnlessIn(findOpen(), target), { signal });
}

function isHanging(subMenu: HTMLDetailsElement): boolean {
  const content = subMenu.querySelector('summary')?.nextElementSibling;
  return content ? getComputedStyle(content).position === 'absolute' : false;
}

/** Keys go to the focused element. */
function mayTakeKey(subMenu: HTMLDetailsElement): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || subMenu.contains(activeElement);
}
