const CLEAR = new Set(['transparent', 'rgba(0, 0, 0, 0)']);

/** The colour on which an element stands: its own, or that of the nearest box around it that has one. */
export function groundOf(element: Element): string {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (backgroundColor && !CLEAR.has(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
