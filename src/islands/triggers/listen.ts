import type { CleanUp } from '../types.ts';

/** Listens for several event types, before any listener further inside; returns what stops all of them. */
export function listen(target: EventTarget, types: string, listener: (event: Event) => void, passive = false): CleanUp {
  const abort = new AbortController();
  for (const type of types.split(' ')) {
    target.addEventListener(type, listener, { capture: true, passive, signal: abort.signal });
  }
  return () => abort.abort();
}
