import type { Trigger } from '../types.ts';
import { listen } from './listen.ts';

/** A click that asks the browser for a new tab, a download or a menu. */
function isModified(event: Event): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return Boolean(button || ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Fires on a click, submit, focus, Enter or Space inside the element. It keeps firing until it is cleaned up, so
 * that a second click during loading is held like the first. With `hover-intent` the files are fetched as soon as
 * the pointer or a finger arrives.
 */
export const interaction: Trigger = (start, value, element, prefetch) => {
  const stopActions = listen(element, 'click submit focusin', (event) => isModified(event) || start(event));
  const stopKeys = listen(element, 'keydown', (event) => {
    if (/^(Enter| )$/.test((event as KeyboardEvent).key)) start(event);
  });
  const stopIntent = value === 'hover-intent' && listen(element, 'pointerenter touchstart', prefetch, true);
  return () => {
    stopActions();
    stopKeys();
    if (stopIntent) stopIntent();
  };
};
