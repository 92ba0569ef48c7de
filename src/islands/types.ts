/** Clean-up function: undoes what its creator has set up. */
export type CleanUp = () => void;

/**
 * A trigger: waits for one moment in the browser. `start` may be called more than once; the loader starts the island once. `value` is the text in
 * the trigger's parentheses or ''. `element` is the marker, or the element that matches the trigger's selector. `prefetch` preloads the island's
 * files without mounting it. Returns a function that removes all listeners.
 */
export type Trigger = (
  start: (event?: Event) => void,
  value: string,
  element: Element,
  prefetch: () => void,
) => CleanUp;

export type TriggerName =
  | 'address'
  | 'load'
  | 'idle'
  | 'visible'
  | 'media'
  | 'interaction'
  | 'hover'
  | 'lacks'
  | 'link'
  | 'scroll'
  | 'toggle';

/** One trigger, `name`, `name(value)`, `name@selector`, or several joined by ` | `; the first to fire wins. */
export type TriggerText = TriggerName | `${TriggerName}${'(' | '@' | ' |'}${string}`;

/** Tools that `mount` gets besides its element and props. */
export interface MountContext {
  /**
   * The event that started the island, to tell a hover from a tap. A click or submit is replayed after mounting, so listen for that instead of
   * handling this one too.
   */
  event?: Event;
  /** Reports an error after mounting: cleans up, marks the element `failed` and fires the error event. */
  fail: (error: unknown) => void;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a mount without clean-up need not return anything
export type MountResult = CleanUp | void;

/**
 * Makes the server's markup inside `element` interactive. Returns its clean-up, called when the element leaves the document; if it is a promise,
 * `mounted` waits until it settles.
 */
export type Mount<P = Record<string, unknown>> = (
  element: HTMLElement,
  props: P,
  context: MountContext,
) => MountResult | Promise<MountResult>;

/** Exports of an island's chunk. */
export interface IslandModule {
  mount: Mount;
}

export type ImportModule = (url: string) => Promise<IslandModule>;

/** The URLs of an island's files. */
export interface IslandFiles {
  /** The module that exports `mount`. */
  src: string;
  /** Stylesheets the island waits for. */
  css?: string[];
  /** Modules executed before `src`, in this order. */
  deps?: string[];
}

/** Looks up an island's files by name; throws for an unknown one. */
export type ResolveIsland = (name: string) => IslandFiles;
