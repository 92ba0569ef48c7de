import { IDLE_TIMEOUT_MS } from '../constants.ts';
import type { Trigger } from '../types.ts';

/** Fires when the browser rests, at the latest after the milliseconds in `value`. */
export const idle: Trigger = (start, value) => {
  const timeout = Number(value) || IDLE_TIMEOUT_MS;
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(start, Math.min(timeout, 200));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => start(), { timeout });
  return () => cancelIdleCallback(handle);
};
