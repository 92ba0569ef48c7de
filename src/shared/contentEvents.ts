/** What a change touches: the tags of what pages are made of (`src/content/tags.ts`), or every page. */
export type Touched = 'everything' | readonly string[];

export interface ContentChange {
  touched: Touched;
  /** Tags of documents that visitors may not see any more, so that not even an outdated copy is shown; among `touched`. */
  withdrawn?: readonly string[];
  /** The content version that this very process has made; absent when another process told of the change. */
  token?: string;
}

/** What it returns is what whoever publishes waits for: afterwards nobody is sent what was before. */
type Listener = (change: ContentChange) => Promise<void> | void;

/**
 * Listeners live on `globalThis` because the studio's bundle and the server's hold separate copies of this module.
 */
const key = Symbol.for('rihla.contentListeners');

function listeners(): Set<Listener> {
  const store = globalThis as { [key]?: Set<Listener> };
  store[key] ??= new Set();
  return store[key];
}

/**
 * Tells every listener in this process, at once, that published content has changed.
 * @returns when they have done what whoever publishes waits for
 */
export async function emitContentChange(change: ContentChange): Promise<void> {
  await Promise.all(Array.from(listeners(), (listener) => listener(change)));
}

/** Listens for changes of published content; returns the function that stops listening. */
export function onContentChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Stops all listening, for tests: a site that one left open would go on, and hold its Payload. */
export function forgetContentListeners(): void {
  listeners().clear();
}
