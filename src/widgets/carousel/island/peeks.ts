import type { Parts } from './driver.ts';

/**
 * A click on a peeking slide brings it into view. Such slides are inert, so the click hits the element behind; its position
 * identifies the slide.
 */
export function enablePeeks(
  { frame, slides, track, view }: Parts,
  onStep: (by: number) => void,
  signal: AbortSignal,
): void {
  // On the frame, since clicks that end a drag are stopped before it.
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
