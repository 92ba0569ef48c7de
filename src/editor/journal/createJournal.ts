import { isEqual } from '../model/shareEqual.ts';
import type { Tree } from '../model/types.ts';
import { type JournalEntry, type JournalOwner, type JournalStorage, journalKey } from './journalStorage.ts';

/** The longest time that a change is in memory alone, in milliseconds; the first one after a pause is written at once. */
const WRITE_AFTER = 500;
/** Work that nobody has come back to for so long is removed, in days. */
const KEPT_DAYS = 60;

export interface JournalOptions<Kept extends readonly unknown[] = Tree> {
  owner: JournalOwner;
  storage: JournalStorage;
  /** The layout, or the other values, as the server has them. */
  tree: Kept;
  /** When the server last saved the document, as it says. */
  base: string | undefined;
  /** The time in milliseconds, such as `Date.now`. */
  now: () => number;
  /** Names this window among those of the same person, such as `crypto.randomUUID()`. */
  writer: string;
  /** The windows in which somebody works now, by the same names: what they keep is not lost, and nobody is offered it. */
  openWindows: () => Promise<ReadonlySet<string>>;
  /** Told when the device keeps the work, and when it cannot; only when that changes. */
  onKept: (isKept: boolean) => void;
}

/** Unsaved work that was found on opening. */
export interface FoundWork<Kept extends readonly unknown[] = Tree> {
  /** Of its entry. */
  key: string;
  tree: Kept;
  /** Time of its last change, in milliseconds. */
  when: number;
  /** Whether the document was saved by somebody since that work began. */
  hasDocumentChanged: boolean;
}

/** Keeps the layout of a document, or its other values, on the device until the server has it. None of its functions ever throws or rejects. */
export interface Journal<Kept extends readonly unknown[] = Tree> {
  /** What an earlier window has left, the newest of several: to be offered before anything is edited. */
  find(): Promise<FoundWork<Kept> | undefined>;
  /** Removes what was found, when nobody wants it. */
  discard(found: FoundWork<Kept>): Promise<void>;
  /** What was found goes on in this window: its entry goes when this window keeps the work itself, or the server has it. */
  take(found: FoundWork<Kept>): void;
  /** Takes note of the tree as it is now. */
  keep(tree: Kept): void;
  /** The server has exactly this tree. What has changed since stays kept. */
  confirm(tree: Kept, base: string | undefined): void;
  /** Writes at once what is not written yet; when the window is hidden it may not come back. */
  flush(): Promise<void>;
}

export function createJournal<Kept extends readonly unknown[] = Tree>(options: JournalOptions<Kept>): Journal<Kept> {
  const { base, now, onKept, openWindows, owner, storage, tree, writer } = options;
  const start = journalKey(owner);
  const key = start + writer;
  /** Keys of what was taken over, until it is kept here. */
  const taken = new Set<string>();
  let confirmed = tree;
  let latest = tree;
  let since = base;
  let changedAt = 0;
  let writtenAt = Number.NEGATIVE_INFINITY;
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

  /** Whether an entry is of a window that is gone, and holds something else than the server has. */
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
