/** An anchor in the window, in CSS pixels: a point, or an element's box, below which something opens. */
export interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 8;

/** The anchor of a pointer event. */
export function spotOfPointer({ clientX, clientY }: { clientX: number; clientY: number }): Spot {
  return { left: clientX, right: clientX, top: clientY, bottom: clientY };
}

/**
 * Positions a fixed element below its anchor, aligned to its start; flips above it, or shifts, where it would leave the
 * window.
 */
export function keepInWindow(element: HTMLElement, at: Spot): void {
  const { width, height } = element.getBoundingClientRect();
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const left = isRtl ? at.right - width : at.left;
  const top = at.bottom + height + GAP > innerHeight && at.top - height > GAP ? at.top - height : at.bottom;
  element.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  element.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
}
