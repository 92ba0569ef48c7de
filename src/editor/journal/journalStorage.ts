/** Unsaved work of one person on one document, as the device keeps it. */
export interface JournalEntry {
  /** Names the document, the language of its texts and the person (`journalKey`), and after these the window. */
  key: string;
  /** The window that has written it. */
  writer: string;
  /** When the document was last saved before this work, as the server said; undefined for one that is not saved yet. */
  base: string | undefined;
  /** The layout, or the other values that differ from what the server has. */
  tree: readonly unknown[];
  /** Time of the last change, by the clock of the device, in milliseconds. */
  when: number;
}

/**
 * Where entries are kept. What is asked for takes effect in that order. Every function may reject: in private windows, when the device is
 * full, when somebody empties it.
 */
export interface JournalStorage {
  /** @param start with what the keys of the entries begin */
  list(start: string): Promise<JournalEntry[]>;
  put(entry: JournalEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes entries whose last change is older than a time. */
  removeOlder(than: number): Promise<void>;
}

export interface JournalOwner {
  /** Slug of the collection or global. */
  slug: string;
  /** Undefined for globals, and for a document that is not saved yet. */
  id?: string | number | undefined;
  locale?: string | undefined;
  user: string | number;
}

/** With what the keys begin of all that a person has for a document; no other begins so, since it ends where its list does. */
export function journalKey({ id, locale, slug, user }: JournalOwner): string {
  return JSON.stringify([slug, id ?? null, locale ?? null, user]);
}
