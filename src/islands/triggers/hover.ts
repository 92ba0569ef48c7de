import { TOUCH_HOVER_CLICK_MS } from '../constants.ts';
import type { Trigger } from '../types.ts';
import { listen } from './listen.ts';

const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch';

/**
 * Fires when a mouse or pen enters the element or the focus moves into it. A finger cannot hover: its first tap fires instead, and the click of
 * that tap is suppressed within TOUCH_HOVER_CLICK_MS of the touch; a later click goes through. With the value `mouse` touch is ignored.
 */
export const hover: Trigger = (start, value, element) => {
  let touch: Event | undefined;
  let touchedAt = 0;
  let hasTapped = false;

  const stopPointer = listen(element, 'pointerenter focusin', (event) => {
    // A tap also moves the focus, before its click.
    if (!isTouch(event) && !touch) start(event);
  });
  if (value) return stopPointer;
  const stopDown = listen(element, 'pointerdown pointercancel', (event) => {
    // A cancelled touch has become a scroll: no click follows.
    if (!isTouch(event) || event.type === 'pointercancel') touch = undefined;
    else if (!hasTapped) {
      touch = event;
      touchedAt = performance.now();
    }
  });
  const stopClick = listen(element, 'click', (event) => {
    if (!touch) return;
    hasTapped = true;
    if (performance.now() - touchedAt < TOUCH_HOVER_CLICK_MS) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    start(touch);
  });
  return () => {
    stopPointer();
    stopDown();
    stopClick();
  };
};
