import type { ContentChange } from '../../shared/changes/contentEvents.ts';
import { createChangeLog } from './changeLog.ts';
import { createDoorkeeper } from './createDoorkeeper.ts';
import type { StoredPage } from './storedPage.ts';
import { createTagIndex } from './tagIndex.ts';

export interface PageCacheOptions {
  /** Memory limit of all stored pages, in bytes. */
  maxBytes?: number;
  maxEntries?: number;
  /** TTL of a 404, in ms. */
  missTtlMs?: number;
  /** Maximum number of cached 404s: visitors make up URLs that do not exist. */
  maxMisses?: number;
  /**
   * Maximum number of cached variants, which visitors make up by combining filters; beyond that, only repeated ones are
   * admitted.
   */
  maxVariants?: number;
  /** Maximum number of renders in flight. */
  maxFlights?: number;
  now?: () => number;
}

export interface MadePage {
  page: StoredPage;
  /** Whether the page may be cached. */
  isStorable: boolean;
  /** TTL in ms; absent: until the content changes. */
  ttlMs?: number;
  /** Whether it is a variant of a page, made by filters. */
  isVariant?: boolean;
  /** Cache tags of the page; absent: any change invalidates it. */
  tags?: readonly string[];
}

export interface PageCache {
  get(key: string): StoredPage | undefined;
  /** The stale copy after a recent change, for requests that would wait too long for a render. */
  getOutdated(key: string): StoredPage | undefined;
  /**
   * Renders the page once for concurrent requests (single flight).
   * @throws the error of `make`, and {@link TooManyInFlight}
   */
  load(key: string, make: () => Promise<MadePage>): Promise<StoredPage>;
  /** Replaces `old` by a better compressed copy, unless it is no longer cached. */
  replace(key: string, old: StoredPage, better: StoredPage): boolean;
  /** Whether this very copy is the cached one. */
  holds(key: string, page: StoredPage): boolean;
  /**
   * Invalidation after a content change: the pages that it touches become stale, those made of withdrawn content are removed. Renders in
   * flight that it touches will not be stored.
   */
  change(change: Pick<ContentChange, 'touched' | 'withdrawn'>): void;
  readonly size: { bytes: number; entries: number; flights: number };
}

/** The limit of concurrent renders is reached. */
export class TooManyInFlight extends Error {}

interface Entry {
  page: StoredPage;
  tags: readonly string[] | undefined;
  expires: number;
  isMiss: boolean;
  isVariant: boolean;
  /** Time at which a change made it stale; undefined while it is fresh. */
  outdatedAt: number | undefined;
}

/**
 * A render in flight. It drops its reference to the page once that is there: each time a map grows or is rehashed, V8 leaves the old table
 * behind with what was in it, and the chain of these tables until a major garbage collection.
 */
interface Flight {
  page?: Promise<StoredPage> | undefined;
}

/** Time after an invalidation for which stale pages may be served, in ms. */
const OUTDATED_MS = 30_000;

/** Tag of pages without tags. */
const UNKNOWN = ['?'];

/** Finished pages in memory, with LRU eviction. */
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
    // Admission: a crawler of all filters would evict popular pages, mostly for one-off requests.
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
    // LRU: a map keeps insertion order, so a used entry moves to the end.
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
      if (current.size >= maxFlights) return Promise.reject(new TooManyInFlight());
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
      // Later requests must not share renders that began before the change.
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
