import type { Trigger } from '../types.ts';

/** Fires at once. */
export const load: Trigger = (start) => {
  start();
  return () => undefined;
};
