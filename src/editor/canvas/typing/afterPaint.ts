/** Most milliseconds to wait for a frame, such as in a window that is not seen. */
const PATIENCE_MS = 100;

/** Runs work once, after the browser has painted what has changed. */
export function afterPaint(page: Document, work: () => void): void {
  const view = page.defaultView ?? window;
  let isDone = false;
  const run = () => {
    if (!isDone) work();
    isDone = true;
  };
  view.requestAnimationFrame(() => view.setTimeout(run));
  view.setTimeout(run, PATIENCE_MS);
}
