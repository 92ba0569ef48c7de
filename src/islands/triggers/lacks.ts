import type { Trigger } from '../types.ts';

/** Fires at once in a browser that does not support the CSS declaration in `value`; with support no script is needed. */
export const lacks: Trigger = (start, value) => {
  if (!CSS.supports(value)) start();
  return () => undefined;
};
