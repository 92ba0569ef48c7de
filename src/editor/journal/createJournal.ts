import { isEqual } from '../model/shareEqual.ts';
import type { Tree } from '../model/types.ts';
import { type JournalEntry, type JournalOwner, type JournalStorage, journalKey } from './journalStorage.ts';

/** The longest time that a change is in memory alone, in milliseconds. */
export const WRITE_AFTER = 500;
/** Work that nobody has come back to for so long is removed, in days. */
export const KEPT_DAYS = 60;

export interface JournalOptions {
  owner: JournalOwner;
  storage: JournalStorage;
  /** The layout as the server has it. */
  tree: Tree;
  /** When the server last saved the document, as it says. */
  base: string | undefined;
  /** The time in milliseconds, such as `Date.now`. */
  now: () => number;
  /** Names this window among those of the same person, such as `crypto.randomUUID()`. */
  writer: string;
  /** Told when the device keeps the work, and when it cannot; only when that changes. */
  onKept: (isKept: boolean) => void;
}

/** Unsaved work that was found on opening. */
export interface FoundWork {
  tree: Tree;
  /** Time of its last change, in milliseconds. */
  when: number;
  /** Whether the document was saved by somebody since that work began. */
  hasDocumentChanged: boolean;
}

/** Keeps the layout of a document on the device until the server has it. None of its functions ever throws or rejects. */
export interface Journal {
  /** What an earlier window has left: to be offered, once, before anything is edited. */
  find(): Promise<FoundWork | undefined>;
  /** Removes what an earlier window has left, when nobody wants it. */
  discard(): Promise<void>;
  /** Takes note of the tree as it is now. */
  keep(tree: Tree): void;
  /** The server has exactly this tree. What has changed since stays kept. */
  confirm(tree: Tree, base: string | undefined): void;
  /** Writes at once what is not written yet; when the window is hidden it may not come back. */
  flush(): Promise<void>;
}

export function createJournal({ base, now, onKept, owner, storage, tree, writer }: JournalOptions): Journal {
  const key = journalKey(owner);
  let confirmed = tree;
  let latest = tree;
  let since = base;
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  let pending: Promise<unknown> = Promise.resolve();

  /** Begins at once, since the page may be about to be left. */
  function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    const done = settle(work);
    pending = Promise.all([pending, done]);
    return done;
  }

  async function settle<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work();
      report(true);
      return result;
    } catch {
      // Whatever is wrong with the device, editing goes on; the status line says that nothing is kept.
      return report(false);
    }
  }

  function report(isNow: boolean): undefined {
    if (isNow !== isKept) onKept(isNow);
    isKept = isNow;
  }

  function schedule(): void {
    timer ??= setTimeout(write, WRITE_AFTER);
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function write(): Promise<void> {
    cancel();
    const entry: JournalEntry = { key, writer, base: since, tree: latest, when: changedAt };
    return attempt(() => storage.put(entry));
  }

  function forget(): void {
    cancel();
    attempt(() => storage.remove(key, writer));
  }

  return {
    async find() {
      attempt(() => storage.removeOlder(now() - KEPT_DAYS * 86_400_000));
      const entry = await attempt(() => storage.get(key));
      if (!entry || !Array.isArray(entry.tree) || isEqual(entry.tree, confirmed)) return undefined;
      return { tree: entry.tree, when: entry.when, hasDocumentChanged: entry.base !== since };
    },
    async discard() {
      await attempt(() => storage.remove(key));
    },
    keep(current) {
      if (current === latest) return;
      latest = current;
      changedAt = now();
      if (current === confirmed) forget();
      else schedule();
    },
    confirm(saved, savedAt) {
      confirmed = saved;
      since = savedAt;
      if (latest === saved) forget();
      else schedule();
    },
    async flush() {
      if (timer !== undefined) write();
      await pending;
    },
  };
}
