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
  // A marker has no box of its own (`display: contents`), so it is never in the window but what it holds is.
  for (const box of [element, ...element.children]) observer.observe(box);
  return () => observer.disconnect();
};
