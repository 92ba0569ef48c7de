import type { Present } from '../../shared/presence.ts';

/** A studio window with a document open; times in epoch ms. */
export interface Window {
  user: number | string;
  name: string;
  since: number;
  seen: number;
}

/** Windows by name, by document. */
export type Windows = Record<string, Record<string, Window>>;

/** Time-out after which a silent window counts as closed, in ms; a hidden one sends a heartbeat every 20 s. */
export const GONE_AFTER_MS = 45_000;
/** Maximum number of windows remembered for one document. */
const MAX_WINDOWS = 50;

/** Presence: who has which document open. */
export interface Presence {
  /**
   * Heartbeat: a user's window has the document open; returns the other windows, including those at other processes.
   */
  see(document: string, window: string, user: { id: number | string; name: string }, elsewhere?: Windows): Present[];
  /** The window has closed the document. */
  leave(document: string, window: string, user: { id: number | string }): void;
  /** All windows that this process knows, as plain data. */
  list(): Windows;
}

/**
 * Keeps presence in this process's memory: it is worthless a minute later.
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
      if (windows.has(key) || windows.size < MAX_WINDOWS) {
        documents.set(document, windows);
        windows.set(key, { user: id, name, since: windows.get(key)?.since ?? now(), seen: now() });
      }
      // A window routed to another process a moment ago is known to both.
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
