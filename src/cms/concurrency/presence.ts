import type { Present } from '../../shared/presence.ts';

interface Window {
  user: number | string;
  name: string;
  since: number;
  seen: number;
}

/** A window that has said nothing for so long is gone, in ms; one that is hidden says something every 20 s. */
export const GONE_AFTER_MS = 45_000;
/** Windows that are remembered for one document. */
const MOST_WINDOWS = 50;

/** Who has which document open. */
export interface Presence {
  /** A window of a user has the document open; returns the others. */
  see(document: string, window: string, user: { id: number | string; name: string }): Present[];
  /** The window has closed the document. */
  leave(document: string, window: string, user: { id: number | string }): void;
}

/**
 * Keeps who is where in the memory of this process: it is worth nothing a minute later.
 * @param now the time in ms, such as `Date.now`
 */
export function createPresence(now: () => number): Presence {
  const documents = new Map<string, Map<string, Window>>();

  function forgetGone(): void {
    for (const [document, windows] of documents) {
      for (const [key, { seen }] of windows) if (now() - seen > GONE_AFTER_MS) windows.delete(key);
      if (windows.size === 0) documents.delete(document);
    }
  }

  return {
    see(document, window, { id, name }) {
      forgetGone();
      const windows = documents.get(document) ?? new Map<string, Window>();
      const key = `${id} ${window}`;
      if (windows.has(key) || windows.size < MOST_WINDOWS) {
        documents.set(document, windows);
        windows.set(key, { user: id, name, since: windows.get(key)?.since ?? now(), seen: now() });
      }
      return [...windows]
        .filter(([each]) => each !== key)
        .map(([, other]) => ({ name: other.name, isSelf: other.user === id, since: other.since }));
    },
    leave(document, window, { id }) {
      documents.get(document)?.delete(`${id} ${window}`);
    },
  };
}
