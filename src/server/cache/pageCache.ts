import type { ContentChange } from '../../shared/contentEvents.ts';
import { createChangeLog } from './changeLog.ts';
import { createDoorkeeper } from './createDoorkeeper.ts';
import type { StoredPage } from './storedPage.ts';
import { createTagIndex } from './tagIndex.ts';

export interface PageCacheOptions {
  /** Bytes all stored pages may take. */
  maxBytes?: number;
  maxEntries?: number;
  /** How long a 404 is kept, in ms. */
  missTtlMs?: number;
  /** How many 404s are kept: addresses that do not exist are chosen by whoever asks. */
  maxMisses?: number;
  /** How many variants of pages and lists are kept, which whoever asks puts together of filters; beyond that, those that are asked for again. */
  maxVariants?: number;
  /** How many pages may be in the making at once. */
  maxFlights?: number;
  now?: () => number;
}

export interface MadePage {
  page: StoredPage;
  /** Whether the page may be given to the next visitor. */
  isStorable: boolean;
  /** How long it may be given, in ms; absent: until the content changes. */
  ttlMs?: number;
  /** Whether it is one of many that filters make of a page. */
  isVariant?: boolean;
  /** What the page is made of; absent: any change touches it. */
  tags?: readonly string[];
}

export interface PageCache {
  get(key: string): StoredPage | undefined;
  /** A page as it was before a recent change, for those who would have to wait too long for the new one. */
  getOutdated(key: string): StoredPage | undefined;
  /**
   * Makes the page once for everybody who asks for it at the same time.
   * @throws whatever `make` throws, and {@link TooManyFlights}
   */
  load(key: string, make: () => Promise<MadePage>): Promise<StoredPage>;
  /** Puts a better compressed copy in the place of `old`, unless that one has gone meanwhile. */
  replace(key: string, old: StoredPage, better: StoredPage): boolean;
  /** Whether this very copy is what the next visitor gets. */
  holds(key: string, page: StoredPage): boolean;
  /**
   * The content has changed: the pages that the change touches are outdated, those made of what is withdrawn are forgotten. What is
   * being made now will not be stored if it is touched.
   */
  change(change: Pick<ContentChange, 'touched' | 'withdrawn'>): void;
  readonly size: { bytes: number; entries: number; flights: number };
}

/** More pages are being made than the process can make. */
export class TooManyFlights extends Error {}

interface Entry {
  page: StoredPage;
  tags: readonly string[] | undefined;
  expires: number;
  isMiss: boolean;
  isVariant: boolean;
  /** When a change made it outdated; undefined while it is true. */
  outdatedAt: number | undefined;
}

/**
 * A page in the making. It lets go of the page once that is there: each time a map grows or is tidied up, V8 leaves a table behind that holds what was in it
 * then, and the whole row of these tables until it tidies the old heap.
 */
interface Flight {
  page?: Promise<StoredPage> | undefined;
}

/** How long after a change pages may be shown as they were before it, in ms. */
const OUTDATED_MS = 30_000;

/** What a page without tags hangs on. */
const UNKNOWN = ['?'];

/** Finished pages in memory, the least recently asked for leaving first. */
export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const {
    maxBytes = 64 * 1024 * 1024,
    maxEntries = 10_000,
    missTtlMs = 10_000,
    maxMisses = 500,
    maxVariants = 500,
    maxFlights = 256,
  } = options;
  const now = options.now ?? Date.now;
  const entries = new Map<string, Entry>();
  let flights = new Map<string, Flight>();
  const index = createTagIndex();
  const log = createChangeLog();
  const isAskedAgain = createDoorkeeper();
  let bytes = 0;
  let misses = 0;
  let variants = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    index.remove(key, entry.tags ?? UNKNOWN);
    bytes -= entry.page.size;
    if (entry.isMiss) misses -= 1;
    if (entry.isVariant) variants -= 1;
  }

  function dropOldest(isChosen: (entry: Entry) => boolean): void {
    for (const [key, entry] of entries) {
      if (!isChosen(entry)) continue;
      drop(key);
      return;
    }
  }

  function put(key: string, { isVariant = false, page, tags, ttlMs }: MadePage): void {
    const isKnown = entries.has(key);
    drop(key);
    if (page.size > maxBytes) return;
    // Whoever goes through all filters would push out what many ask for, and most of it would be asked for once.
    if (isVariant && !isKnown && variants >= maxVariants && !isAskedAgain(key)) return;
    const isMiss = page.status === 404 || page.status === 410;
    const lifetime = ttlMs ?? (isMiss ? missTtlMs : Number.POSITIVE_INFINITY);
    entries.set(key, { page, tags, isMiss, isVariant, expires: now() + lifetime, outdatedAt: undefined });
    index.add(key, tags ?? UNKNOWN);
    bytes += page.size;
    if (isMiss) misses += 1;
    if (isVariant) variants += 1;
    while (misses > maxMisses) dropOldest((entry) => entry.isMiss);
    while (variants > maxVariants) dropOldest((entry) => entry.isVariant);
    while (bytes > maxBytes || entries.size > maxEntries) dropOldest(() => true);
  }

  function get(key: string): StoredPage | undefined {
    const entry = entries.get(key);
    if (entry?.outdatedAt !== undefined) return undefined;
    return entry && use(key, entry);
  }

  function getOutdated(key: string): StoredPage | undefined {
    const entry = entries.get(key);
    if (entry?.outdatedAt === undefined || entry.outdatedAt + OUTDATED_MS < now()) return undefined;
    return use(key, entry);
  }

  function use(key: string, entry: Entry): StoredPage | undefined {
    if (entry.expires <= now()) {
      drop(key);
      return undefined;
    }
    // A map keeps the order of insertion: whoever is asked for goes to the end.
    entries.delete(key);
    entries.set(key, entry);
    return entry.page;
  }

  async function fly(key: string, make: () => Promise<MadePage>): Promise<StoredPage> {
    const making = log.begin();
    let made: MadePage | undefined;
    try {
      made = await make();
      return made.page;
    } finally {
      const isTouched = making.end(made?.tags);
      if (made?.isStorable && !isTouched) put(key, made);
    }
  }

  return {
    get,
    getOutdated,
    load(key, make) {
      const current = flights;
      const running = current.get(key)?.page;
      if (running) return running;
      if (current.size >= maxFlights) return Promise.reject(new TooManyFlights());
      const flight: Flight = {};
      const page = fly(key, make).finally(() => {
        current.delete(key);
        flight.page = undefined;
      });
      flight.page = page;
      current.set(key, flight);
      return page;
    },
    replace(key, old, better) {
      const entry = entries.get(key);
      if (entry?.page !== old || entry.outdatedAt !== undefined) return false;
      bytes += better.size - old.size;
      entry.page = better;
      return true;
    },
    holds(key, page) {
      const entry = entries.get(key);
      return entry?.page === page && entry.outdatedAt === undefined;
    },
    change({ touched, withdrawn = [] }) {
      log.note(touched);
      // Whoever asks from now on must not be given what was begun before the change.
      flights = new Map();
      for (const key of index.find(withdrawn)) drop(key);
      for (const key of touched === 'everything' ? entries.keys() : index.find([...touched, ...UNKNOWN])) {
        const entry = entries.get(key);
        if (entry) entry.outdatedAt ??= now();
      }
    },
    get size() {
      return { bytes, entries: entries.size, flights: flights.size };
    },
  };
}
