import { VISIBLE_MARGIN } from '../constants.ts';
import type { Trigger } from '../types.ts';

/** Fires when the element is in the window or nearer to it than `value`, a CSS root margin. */
export const visible: Trigger = (start, value, element) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: value || VISIBLE_MARGIN },
  );
  // An element with `display: contents` has no box that could be seen.
  const boxes = getComputedStyle(element).display === 'contents' ? [...element.children] : [element];
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
};
