import { IDLE_TIMEOUT_MS } from '../constants.ts';
import type { Trigger } from '../types.ts';
import { afterLoad } from './afterLoad.ts';

/**
 * Fires when the page has loaded, is on the screen, and the browser rests, at the latest IDLE_TIMEOUT_MS after that.
 * A browser that waits for pictures, or for its first frame to be drawn, rests too: files asked for then hold both up.
 */
export const idle: Trigger = (start) => {
  let isOver = false;
  afterLoad(() => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      // Safari does not tell when it rests; a timer takes the options for no time at all.
      const atRest = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
      atRest(() => isOver || start(), { timeout: IDLE_TIMEOUT_MS });
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  return () => {
    isOver = true;
  };
};
