import type { Present } from '../../shared/presence.ts';

/** A window of somebody who has a document open; times in epoch ms. */
export interface Window {
  user: number | string;
  name: string;
  since: number;
  seen: number;
}

/** Windows by their names, by the documents that they have open. */
export type Windows = Record<string, Record<string, Window>>;

/** A window that has said nothing for so long is gone, in ms; one that is hidden says something every 20 s. */
export const GONE_AFTER_MS = 45_000;
/** Windows that are remembered for one document. */
const MOST_WINDOWS = 50;

/** Who has which document open. */
export interface Presence {
  /** A window of a user has the document open; returns the others, also of those that other processes know. */
  see(document: string, window: string, user: { id: number | string; name: string }, elsewhere?: Windows): Present[];
  /** The window has closed the document. */
  leave(document: string, window: string, user: { id: number | string }): void;
  /** All windows that this process knows, as plain data. */
  list(): Windows;
}

/**
 * Keeps who is where in the memory of this process: it is worth nothing a minute later.
 * @param now the time in ms, such as `Date.now`
 */
export function createPresence(now: () => number): Presence {
  const documents = new Map<string, Map<string, Window>>();

  function forgetGone(): void {
    for (const [document, windows] of documents) {
      for (const [key, window] of windows) if (isGone(window)) windows.delete(key);
      if (windows.size === 0) documents.delete(document);
    }
  }

  function isGone({ seen }: Window): boolean {
    return now() - seen > GONE_AFTER_MS;
  }

  return {
    see(document, window, { id, name }, elsewhere = {}) {
      forgetGone();
      const windows = documents.get(document) ?? new Map<string, Window>();
      const key = `${id} ${window}`;
      if (windows.has(key) || windows.size < MOST_WINDOWS) {
        documents.set(document, windows);
        windows.set(key, { user: id, name, since: windows.get(key)?.since ?? now(), seen: now() });
      }
      // One that was led to another process a moment ago is known to both.
      const known = new Map([...Object.entries(elsewhere[document] ?? {}), ...windows]);
      return [...known]
        .filter(([each, other]) => each !== key && !isGone(other))
        .map(([, other]) => ({ name: other.name, isSelf: other.user === id, since: other.since }));
    },
    leave(document, window, { id }) {
      documents.get(document)?.delete(`${id} ${window}`);
    },
    list() {
      forgetGone();
      return Object.fromEntries([...documents].map(([name, windows]) => [name, Object.fromEntries(windows)]));
    },
  };
}
