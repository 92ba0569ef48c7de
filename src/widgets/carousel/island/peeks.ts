import type { Parts } from './driver.ts';

/**
 * A press on a slide that only peeks into view brings it in. Such slides are inert, so that the press arrives at what is behind them; on which side
 * of what is seen tells which it was.
 */
export function enablePeeks(
  { frame, slides, track, view }: Parts,
  onStep: (by: number) => void,
  signal: AbortSignal,
): void {
  // On the frame, where clicks that end a drag no longer arrive.
  frame.addEventListener(
    'click',
    ({ clientX, target }) => {
      if (target !== track && target !== view) return;
      const seen = slides.filter((slide) => !slide.inert).map((slide) => slide.getBoundingClientRect());
      const left = Math.min(...seen.map((box) => box.left));
      const right = Math.max(...seen.map((box) => box.right));
      const way = clientX < left ? -1 : clientX > right ? 1 : 0;
      if (way) onStep(getComputedStyle(frame).direction === 'rtl' ? -way : way);
    },
    { signal },
  );
}
