/** `token` is the content version that this very process has made; absent when another process told of the change. */
type Listener = (token?: string) => void;

/**
 * Listeners live on `globalThis` because the studio's bundle and the server's hold separate copies of this module.
 */
const key = Symbol.for('rihla.contentListeners');

function listeners(): Set<Listener> {
  const store = globalThis as { [key]?: Set<Listener> };
  store[key] ??= new Set();
  return store[key];
}

/** Tells every listener in this process that published content has changed. */
export function emitContentChange(token?: string): void {
  for (const listener of listeners()) listener(token);
}

/** Listens for changes of published content; returns the function that stops listening. */
export function onContentChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}
