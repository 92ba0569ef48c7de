/** A journal entry: unsaved work of one user on one document. */
export interface JournalEntry {
  /** Document, language and user (`journalKey`), followed by the window. */
  key: string;
  /** The window that wrote it. */
  writer: string;
  /**
   * When the document was last saved before this work, by the server's clock; undefined for one that is not saved yet.
   */
  base: string | undefined;
  /** The layout, or the other values that differ from what the server has. */
  tree: readonly unknown[];
  /** Time of the last change, by the device's clock, in milliseconds. */
  when: number;
}

/**
 * Storage of journal entries. Operations take effect in the order of the calls. Every function may reject: in private
 * windows, when the device is full, when the user clears it.
 */
export interface JournalStorage {
  /** @param start prefix of the entries' keys */
  list(start: string): Promise<JournalEntry[]>;
  put(entry: JournalEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** Deletes entries whose last change is older than a time. */
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

/** Key prefix of all entries of a user for a document; JSON, so that no key is a prefix of another's. */
export function journalKey({ id, locale, slug, user }: JournalOwner): string {
  return JSON.stringify([slug, id ?? null, locale ?? null, user]);
}
