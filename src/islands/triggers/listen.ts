import type { CleanUp } from '../types.ts';

/** Listens for several event types in the capture phase; returns a function that removes the listeners. */
export function listen(target: EventTarget, types: string, listener: (event: Event) => void, passive = false): CleanUp {
  const abort = new AbortController();
  for (const type of types.split(' ')) {
    target.addEventListener(type, listener, { capture: true, passive, signal: abort.signal });
  }
  return () => abort.abort();
}
