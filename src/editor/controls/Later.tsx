import { type ReactNode, useDeferredValue } from 'react';

/** Renders what is inside after the rest of its first commit, without blocking input (`useDeferredValue`): for what is long and can wait for that. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
