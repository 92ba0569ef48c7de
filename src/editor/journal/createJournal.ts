import { isEqual } from '../model/shareEqual.ts';
import type { Tree } from '../model/types.ts';
import { type JournalEntry, type JournalOwner, type JournalStorage, journalKey } from './journalStorage.ts';

/**
 * Maximum time that a change is only in memory, in milliseconds (throttle); the first one after a pause is written at
 * once.
 */
const WRITE_AFTER = 500;
/** Retention of abandoned work, in days. */
const KEPT_DAYS = 60;

export interface JournalOptions<Kept extends readonly unknown[] = Tree> {
  owner: JournalOwner;
  storage: JournalStorage;
  /** The layout, or the other values, as the server has them. */
  tree: Kept;
  /** When the server last saved the document, by its own clock. */
  base: string | undefined;
  /** The time in milliseconds, such as `Date.now`. */
  now: () => number;
  /** Id of this window among those of the same user, from `makeUuid`. */
  writer: string;
  /** Ids of the windows that are open now: their work is not lost, and not offered for recovery. */
  openWindows: () => Promise<ReadonlySet<string>>;
  /** Called when the device stores the work, and when it cannot; only on changes. */
  onKept: (isKept: boolean) => void;
}

/** Unsaved work found on opening (crash recovery). */
export interface FoundWork<Kept extends readonly unknown[] = Tree> {
  /** Key of its entry. */
  key: string;
  tree: Kept;
  /** Time of its last change, in milliseconds. */
  when: number;
  /** Whether the document was saved since that work began. */
  hasDocumentChanged: boolean;
}

/**
 * Local journal of unsaved work: keeps a document's layout, or its other values, on the device until the server has it.
 * None of its functions ever throws or rejects.
 */
export interface Journal<Kept extends readonly unknown[] = Tree> {
  /** The newest unsaved work of a closed window; offer it before anything is edited. */
  find(): Promise<FoundWork<Kept> | undefined>;
  /** Deletes found work that the user has discarded. */
  discard(found: FoundWork<Kept>): Promise<void>;
  /**
   * Continues found work in this window: its entry is deleted when this window has stored the work itself, or the
   * server has it.
   */
  take(found: FoundWork<Kept>): void;
  /** Records the present tree. */
  keep(tree: Kept): void;
  /** The server has exactly this tree. Later changes stay in the journal. */
  confirm(tree: Kept, base: string | undefined): void;
  /** Writes pending changes at once; a hidden window may not come back. */
  flush(): Promise<void>;
}

/** Journal of a document in this window: stores unsaved changes on the device, and recovers those of closed windows. */
export function createJournal<Kept extends readonly unknown[] = Tree>(options: JournalOptions<Kept>): Journal<Kept> {
  const { base, now, onKept, openWindows, owner, storage, tree, writer } = options;
  const start = journalKey(owner);
  const key = start + writer;
  /** Keys of recovered entries, until this window has stored them. */
  const taken = new Set<string>();
  let confirmed = tree;
  let latest = tree;
  let since = base;
  let changedAt = 0;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = true;
  let pending: Promise<unknown> = Promise.resolve();

  /** Starts synchronously, since the page may be about to unload. */
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
      // Editing continues after storage errors; the status line says that nothing is stored.
      return report(false);
    }
  }

  function report(isNow: boolean): undefined {
    if (isNow !== isKept) onKept(isNow);
    isKept = isNow;
  }

  function schedule(): void {
    timer ??= setTimeout(write, Math.max(0, writtenAt + WRITE_AFTER - now()));
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function write(): Promise<void> {
    cancel();
    writtenAt = now();
    const entry: JournalEntry = { key, writer, base: since, tree: latest, when: changedAt };
    const isTaken = [...taken];
    return attempt(async () => {
      await storage.put(entry);
      await removeTaken(isTaken);
    });
  }

  async function removeTaken(keys: readonly string[]): Promise<void> {
    for (const each of keys) {
      await storage.remove(each);
      taken.delete(each);
    }
  }

  function forget(): void {
    cancel();
    attempt(async () => {
      await storage.remove(key);
      await removeTaken([...taken]);
    });
  }

  /** Whether an entry belongs to a closed window and differs from what the server has. */
  function isLeft(entry: JournalEntry, open: ReadonlySet<string>): boolean {
    return entry.key !== key && !open.has(entry.writer) && Array.isArray(entry.tree) && !isEqual(entry.tree, confirmed);
  }

  return {
    async find() {
      attempt(() => storage.removeOlder(now() - KEPT_DAYS * 86_400_000));
      const [entries = [], open] = await Promise.all([attempt(() => storage.list(start)), openWindows()]);
      const [entry] = entries.filter((each) => isLeft(each, open)).sort((a, b) => b.when - a.when);
      if (!entry) return undefined;
      return { key: entry.key, tree: entry.tree as Kept, when: entry.when, hasDocumentChanged: entry.base !== since };
    },
    async discard(found) {
      await attempt(() => storage.remove(found.key));
    },
    take(found) {
      taken.add(found.key);
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
