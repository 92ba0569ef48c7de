/** Room between a panel and the window's edge, in CSS pixels. */
const ROOM_PX = 16;

/** Shifts a fitted panel that would reach out of the window, when it opens. */
export function keepInWindow(element: HTMLElement, signal: AbortSignal): void {
  element.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const panel = target.querySelector<HTMLElement>(':scope > .r-mega__panel');
      if (!panel) return;
      panel.style.removeProperty('--shift');
      const shift = shiftOf(panel.getBoundingClientRect(), document.documentElement.clientWidth);
      if (shift) panel.style.setProperty('--shift', `${shift}px`);
    },
    { capture: true, signal },
  );
}

/** How far to move a box to the right, or to the left when negative, so that it is in a window of this width, in CSS pixels. */
export function shiftOf({ left, right }: Pick<DOMRectReadOnly, 'left' | 'right'>, width: number): number {
  if (left < ROOM_PX) return ROOM_PX - left;
  // Where there is no room for all, its beginning is seen.
  return right > width - ROOM_PX ? Math.max(width - ROOM_PX - right, ROOM_PX - left) : 0;
}
