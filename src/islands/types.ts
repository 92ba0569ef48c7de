/** Undoes what the function that returned it has set up. */
export type CleanUp = () => void;

/**
 * Waits for one moment in the browser.
 * `start` may be called more than once; the loader wakes the island once. `value` is the text in the trigger's
 * brackets or ''. `element` is the marker, or the element the trigger's selector names. `prefetch` asks for the
 * island's files without mounting it. Returns what takes all listeners away again.
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

/** What an island's chunk gets besides its element and props. */
export interface MountContext {
  /**
   * The event that woke the island, to tell a hover from a tap. A click or submit is sent again after mounting, so
   * listen for that one instead of acting on this one too.
   */
  event?: Event;
  /** Reports a fault after mounting: cleans up, marks the element `failed` and fires the error event. */
  fail: (error: unknown) => void;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a mount without clean-up need not return anything
export type MountResult = CleanUp | void;

/**
 * Brings the server's markup inside `element` to life.
 * Returns its clean-up, called when the element leaves the document; a promise holds `mounted` back until it settles.
 */
export type Mount<P = Record<string, unknown>> = (
  element: HTMLElement,
  props: P,
  context: MountContext,
) => MountResult | Promise<MountResult>;

/** What an island's chunk exports. */
export interface IslandModule {
  mount: Mount;
}

export type ImportModule = (url: string) => Promise<IslandModule>;

/** The addresses of an island's files. */
export interface IslandFiles {
  /** The module that exports `mount`. */
  src: string;
  /** Stylesheets the island waits for. */
  css?: string[];
  /** Modules executed before `src`, in this order. */
  deps?: string[];
}

/** Finds an island's files by its name; throws when there is no such island. */
export type ResolveIsland = (name: string) => IslandFiles;
