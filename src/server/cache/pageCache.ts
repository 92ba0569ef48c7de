import type { StoredPage } from './storedPage.ts';

export interface PageCacheOptions {
  /** Bytes all stored pages may take. */
  maxBytes?: number;
  maxEntries?: number;
  /** How long a 404 is kept, in ms. */
  missTtlMs?: number;
  /** How many 404s are kept: addresses that do not exist are chosen by whoever asks. */
  maxMisses?: number;
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
}

export interface PageCache {
  get(key: string): StoredPage | undefined;
  /**
   * Makes the page once for everybody who asks for it at the same time.
   * @throws whatever `make` throws, and {@link TooManyFlights}
   */
  load(key: string, make: () => Promise<MadePage>): Promise<StoredPage>;
  /** Puts a better compressed copy in the place of `old`, unless that one has gone meanwhile. */
  replace(key: string, old: StoredPage, better: StoredPage): boolean;
  /** Whether this very copy is what the next visitor gets. */
  holds(key: string, page: StoredPage): boolean;
  /** Forgets everything: the content has changed. What is being made now will not be stored. */
  clear(): void;
  readonly size: { bytes: number; entries: number; flights: number };
}

/** More pages are being made than the process can make. */
export class TooManyFlights extends Error {}

interface Entry {
  page: StoredPage;
  expires: number;
  isMiss: boolean;
}

/** Finished pages in memory, the least recently asked for leaving first. */
export function createPageCache(options: PageCacheOptions = {}): PageCache {
  const {
    maxBytes = 64 * 1024 * 1024,
    maxEntries = 10_000,
    missTtlMs = 10_000,
    maxMisses = 500,
    maxFlights = 64,
  } = options;
  const now = options.now ?? Date.now;
  const entries = new Map<string, Entry>();
  let flights = new Map<string, Promise<StoredPage>>();
  let generation = 0;
  let bytes = 0;
  let misses = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.page.size;
    if (entry.isMiss) misses -= 1;
  }

  function dropOldest(isChosen: (entry: Entry) => boolean): void {
    for (const [key, entry] of entries) {
      if (!isChosen(entry)) continue;
      drop(key);
      return;
    }
  }

  function put(key: string, { page, ttlMs }: MadePage): void {
    drop(key);
    if (page.size > maxBytes) return;
    const isMiss = page.status === 404 || page.status === 410;
    const lifetime = ttlMs ?? (isMiss ? missTtlMs : Number.POSITIVE_INFINITY);
    entries.set(key, { page, isMiss, expires: now() + lifetime });
    bytes += page.size;
    if (isMiss) misses += 1;
    while (misses > maxMisses) dropOldest((entry) => entry.isMiss);
    while (bytes > maxBytes || entries.size > maxEntries) dropOldest(() => true);
  }

  function get(key: string): StoredPage | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
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
    const began = generation;
    const made = await make();
    if (made.isStorable && began === generation) put(key, made);
    return made.page;
  }

  return {
    get,
    load(key, make) {
      const current = flights;
      const running = current.get(key);
      if (running) return running;
      if (current.size >= maxFlights) return Promise.reject(new TooManyFlights());
      const flight = fly(key, make).finally(() => current.delete(key));
      current.set(key, flight);
      return flight;
    },
    replace(key, old, better) {
      const entry = entries.get(key);
      if (entry?.page !== old) return false;
      bytes += better.size - old.size;
      entry.page = better;
      return true;
    },
    holds: (key, page) => entries.get(key)?.page === page,
    clear() {
      generation += 1;
      entries.clear();
      bytes = 0;
      misses = 0;
      // Whoever asks from now on must not be given what was begun before the change.
      flights = new Map();
    },
    get size() {
      return { bytes, entries: entries.size, flights: flights.size };
    },
  };
}
