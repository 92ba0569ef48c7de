import type { Trigger } from '../types.ts';
import { isModified } from './isModified.ts';
import { listen } from './listen.ts';

/**
 * Fires on a click on an element that matches the selector in `value`, anywhere on the page, even if inserted later. It keeps firing until it is
 * cleaned up, and preloads the files as soon as the pointer, a finger or focus arrives.
 */
export const link: Trigger = (start, value, _element, prefetch) =>
  listen(document.documentElement, 'click pointerover focusin', (event) => {
    if (!(event.target as Element).closest(value)) return;
    if (event.type !== 'click') prefetch();
    else if (!isModified(event)) start(event);
  });
