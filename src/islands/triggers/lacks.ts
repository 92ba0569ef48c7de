import type { Trigger } from '../types.ts';

/** Fires at once where the browser does not know the style declaration in `value`; where it does, style needs no help. */
export const lacks: Trigger = (start, value) => {
  if (!CSS.supports(value)) start();
  return () => undefined;
};
