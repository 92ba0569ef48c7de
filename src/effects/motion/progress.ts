/**
 * Progress of a box through the window: 0 when its top enters at the bottom, 100 when its bottom leaves at the top. In CSS px.
 * @param top from the top of the window
 */
export function viewProgress(top: number, height: number, windowHeight: number): number {
  return percent(windowHeight - top, windowHeight + height);
}

/** Scroll progress of the page: 0 at its top, and where it cannot be scrolled. In CSS px. */
export function pageProgress(scroll: number, pageHeight: number, windowHeight: number): number {
  return percent(scroll, pageHeight - windowHeight);
}

function percent(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, (100 * part) / whole)) : 0;
}
