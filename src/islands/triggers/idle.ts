import { IDLE_TIMEOUT_MS } from '../constants.ts';
import type { Trigger } from '../types.ts';
import { afterLoad } from './afterLoad.ts';

/**
 * Fires when the page has loaded, is painted, and the browser is idle, at the latest IDLE_TIMEOUT_MS after that. A browser that waits for pictures,
 * or for its first paint, is idle too: files requested then would delay both.
 */
export const idle: Trigger = (start) => {
  let isOver = false;
  afterLoad(() => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      // Safari has no requestIdleCallback; setTimeout treats the options as a delay of 0.
      const atRest = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
      atRest(() => isOver || start(), { timeout: IDLE_TIMEOUT_MS });
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  return () => {
    isOver = true;
  };
};
