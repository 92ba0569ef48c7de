/** Minimum distance between a panel and the window's edge, in CSS px. */
const ROOM_PX = 16;

/** Shifts an opening panel that would overflow the window. */
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

/** Shift to the right, or to the left when negative, that moves a box into a window of this width, in CSS px. */
export function shiftOf({ left, right }: Pick<DOMRectReadOnly, 'left' | 'right'>, width: number): number {
  if (left < ROOM_PX) return ROOM_PX - left;
  // Without enough room its start edge stays visible.
  return right > width - ROOM_PX ? Math.max(width - ROOM_PX - right, ROOM_PX - left) : 0;
}
