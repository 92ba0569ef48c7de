/** What a change touches: the tags of what pages are made of (`src/content/tags.ts`), or every page. */
export type Touched = 'everything' | readonly string[];

export interface ContentChange {
  touched: Touched;
  /** Tags of documents that visitors may not see any more, so that not even an outdated copy is shown; among `touched`. */
  withdrawn?: readonly string[];
  /** The content version that this very process has made; absent when another process told of the change. */
  token?: string;
}

type Listener = (change: ContentChange) => void;

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
export function emitContentChange(change: ContentChange): void {
  for (const listener of listeners()) listener(change);
}

/** Listens for changes of published content; returns the function that stops listening. */
export function onContentChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}
