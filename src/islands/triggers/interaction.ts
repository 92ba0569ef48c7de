import type { Trigger } from '../types.ts';
import { isModified } from './isModified.ts';
import { listen } from './listen.ts';

/**
 * Fires on a click, submit, focus, Enter or Space inside the element. It keeps firing until it is cleaned up, so that a second click during loading
 * is held like the first. With the value `hover-intent` the files are preloaded as soon as the pointer or a finger arrives.
 */
export const interaction: Trigger = (start, value, element, prefetch) => {
  const stopActions = listen(element, 'click submit focusin keydown', (event) => {
    // Events without a key count as an action.
    const { key = ' ' } = event as KeyboardEvent;
    if (/^(Enter| )$/.test(key) && !isModified(event)) start(event);
  });
  const stopIntent = value === 'hover-intent' && listen(element, 'pointerenter touchstart', prefetch, true);
  return () => {
    stopActions();
    if (stopIntent) stopIntent();
  };
};
