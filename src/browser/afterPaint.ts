/** Defers work until the browser has painted, so that the response to an interaction is visible sooner (INP). */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
