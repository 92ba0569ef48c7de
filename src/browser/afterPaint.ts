/** Does what may wait until the browser has painted what was changed so far: an answer to a press is seen the sooner for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
