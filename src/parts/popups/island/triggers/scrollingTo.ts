import type { PopupTrigger } from './types.ts';

/** Fires when the first element that matches the selector comes into view. Throws for an invalid selector. */
export const scrollingTo: PopupTrigger<'scrolling_to'> = (fire, { selector }) => {
  const target = document.querySelector(selector);
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fire(),
  );
  if (target) observer.observe(target);
  return () => observer.disconnect();
};
