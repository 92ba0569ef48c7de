/**
 * Whether something round above the page lies over words or a control of it.
 * @param x centre, in the viewport of the page, like `y`
 * @param radius in CSS px of the page
 */
export function coversWords(page: Document, { x, y }: { x: number; y: number }, radius: number): boolean {
  const at = [
    [x, y],
    [x - radius, y],
    [x + radius, y],
    [x, y - radius],
    [x, y + radius],
  ] as const;
  return at.some(([left, top]) => hasWords(page.elementFromPoint?.(left, top) ?? undefined));
}

function hasWords(element: Element | undefined): boolean {
  if (!element) return false;
  if (element.closest('a, button, label, input, select, textarea')) return true;
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
