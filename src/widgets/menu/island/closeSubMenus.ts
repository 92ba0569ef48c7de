/**
 * Closes a sub-menu that hangs over the page: by Esc, which gives focus back to what opened it, by a press elsewhere, and
 * when focus goes elsewhere. One that is part of the list, as in the panel, is left alone.
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
    // Ahead of the overlays: a sub-menu has focus, or is what was opened last.
    { capture: true, signal },
  );
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(findOpen(), target), { signal });
  document.addEventListener('focusin', ({ target }) => closeUnlessIn(findOpen(), target), { signal });
}

function isHanging(subMenu: HTMLDetailsElement): boolean {
  const content = subMenu.querySelector('summary')?.nextElementSibling;
  return content ? getComputedStyle(content).position === 'absolute' : false;
}

/** Keys belong to what has focus. */
function mayTakeKey(subMenu: HTMLDetailsElement): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || subMenu.contains(activeElement);
}
