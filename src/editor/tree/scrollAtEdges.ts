/** Distance from an edge at which the list scrolls, in CSS pixels, and the maximum scroll in one frame. */
const EDGE = 36;
const FASTEST = 14;

/**
 * Auto-scrolls a list while a pointer is near its upper or lower edge, faster when nearer.
 * @param onScroll called after every frame that scrolled
 * @returns stops it
 */
export function scrollAtEdges(list: HTMLElement, pointerY: () => number, onScroll: () => void): () => void {
  let frame = requestAnimationFrame(step);
  function step(): void {
    const { bottom, top } = list.getBoundingClientRect();
    const y = pointerY();
    const pull = y < top + EDGE ? (y - top - EDGE) / EDGE : y > bottom - EDGE ? (y - bottom + EDGE) / EDGE : 0;
    const before = list.scrollTop;
    list.scrollTop += Math.max(-1, Math.min(pull, 1)) * FASTEST;
    if (list.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
