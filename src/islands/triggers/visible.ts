import { VISIBLE_MARGIN } from '../constants.ts';
import type { Trigger } from '../types.ts';

/** Fires when the element is in the viewport or within `value` of it, a CSS root margin. */
export const visible: Trigger = (start, value, element) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: value || VISIBLE_MARGIN },
  );
  // A marker has no box (`display: contents`), so its children are observed, too.
  for (const box of [element, ...element.children]) observer.observe(box);
  return () => observer.disconnect();
};
