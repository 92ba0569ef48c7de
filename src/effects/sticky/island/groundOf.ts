const CLEAR = new Set(['transparent', 'rgba(0, 0, 0, 0)']);

/** Background colour behind an element: its own, or that of its nearest ancestor with one. */
export function groundOf(element: Element): string {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (backgroundColor && !CLEAR.has(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
