import { IDLE_FALLBACK_MS, IDLE_TIMEOUT_MS } from '../constants.ts';
import type { Trigger } from '../types.ts';
import { afterLoad } from './afterLoad.ts';

/**
 * Fires when the page has loaded, is on the screen, and the browser rests, at the latest the milliseconds in `value` after that.
 * A browser that waits for pictures, or for its first frame to be drawn, rests too: files asked for then hold both up.
 */
export const idle: Trigger = (start, value) => {
  let isOver = false;
  const fire = () => isOver || start();
  afterLoad(() => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      // Safari has no idle callback.
      if (!window.requestIdleCallback) setTimeout(fire, IDLE_FALLBACK_MS);
      else requestIdleCallback(fire, { timeout: Number(value) || IDLE_TIMEOUT_MS });
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  return () => {
    isOver = true;
  };
};
