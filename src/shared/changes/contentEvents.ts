/** Cache tags (`contentTags.ts`) that a change invalidates, or all of them. */
export type Touched = 'everything' | readonly string[];

export interface ContentChange {
  touched: Touched;
  /** Tags of documents that are no longer public, so that not even a stale copy is served; included in `touched`. */
  withdrawn?: readonly string[];
  /** The content version that this process has set; absent when another process made the change. */
  token?: string;
}

/** The publisher awaits the returned promise: afterwards no stale page is served. */
type Listener = (change: ContentChange) => Promise<void> | void;

/** Stored on `globalThis` because the studio's bundle and the server's have separate copies of this module. */
const key = Symbol.for('rihla.contentListeners');

function listeners(): Set<Listener> {
  const store = globalThis as { [key]?: Set<Listener> };
  store[key] ??= new Set();
  return store[key];
}

/**
 * Notifies every listener in this process synchronously that published content has changed.
 * @returns settles when all listeners have finished
 */
export async function emitContentChange(change: ContentChange): Promise<void> {
  await Promise.all(Array.from(listeners(), (listener) => listener(change)));
}

/** Subscribes to changes of published content; returns the function that unsubscribes. */
export function onContentChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Removes all listeners, for tests: a site left open by one would keep running, and keep its Payload in memory. */
export function removeContentListeners(): void {
  listeners().clear();
}
