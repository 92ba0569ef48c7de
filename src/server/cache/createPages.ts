import { isDatabaseAway } from '../../cms/database/faults.ts';
import type { SiteRenderer } from '../../pages/site.ts';
import type { SiteRequest, SiteResponse } from '../../pages/siteTypes.ts';
import { onContentChange, type Touched } from '../../shared/contentEvents.ts';
import { busy, databaseAway, renderTooSlow } from '../errors.ts';
import type { FaultLog } from '../faultLog.ts';
import { inTime } from '../inTime.ts';
import { createPermitPools, type PermitPools } from '../pipeline/permitPools.ts';
import { withPermit } from '../pipeline/withPermit.ts';
import { DATABASE_FAULT } from '../plugins/databaseThere.ts';
import { createBackgroundQueue } from './backgroundQueue.ts';
import type { DiskCache } from './diskCache.ts';
import { makeFrontCopy } from './frontCopy.ts';
import { asOutdated } from './outdated.ts';
import { type MadePage, type PageCache, TooManyFlights } from './pageCache.ts';
import { forSharedCache, notForSharedCache } from './sharedCache.ts';
import { compressPage, isPersonal, type StoredPage, storePage } from './storedPage.ts';

/** How long a page may take to make before visitors get its last good copy, in ms. */
const RENDER_TIMEOUT_MS = 10_000;
/** How long a last good copy is given before the page is tried again, in ms: a database that is away needs no storm. */
const STALE_TTL_MS = 2_000;
/** How long the database is left alone when it did not answer, in ms. */
const AWAY_MS = 500;
/** Says that a page is the last good copy. */
const STALE_HEADER = 'x-rihla-stale';

const DISK_FAULT = 'page cache on disk';
/**
 * While so many pages are being made, whoever asks for one that a change has outdated gets it as it was: a change of the header must
 * not make all visitors wait at once.
 */
const FEW_FLIGHTS = 16;
/**
 * What filters make of a list, searches, and what programs ask for. There are too many of these to compress each in every way: that takes longer than making them, and few
 * are asked for again.
 */
const MADE_FOR_FEW = /^fragment (?:calls|listings|live-search)\//;
/** Answers after which an earlier copy of the page must not be shown again. */
const GONE = new Set([301, 308, 404, 410]);

/** Whose turn it is that something is made in. */
interface Turn {
  client: string;
  /** Of which there are as many as visitors make up. */
  isVariant: boolean;
}

/** What was made, with the answer that it was made of. */
type Made = MadePage & { response: SiteResponse };

export interface PagesOptions {
  site: Pick<SiteRenderer, 'cacheKey' | 'respond'> & Partial<Pick<SiteRenderer, 'asks' | 'variant'>>;
  cache: PageCache;
  disk: DiskCache;
  faults: FaultLog;
  /** Those of the server; absent: of its own. */
  pools?: PermitPools;
  /** Whether a shared cache in front is told what answers are made of. */
  hasSharedCache?: boolean;
  renderTimeoutMs?: number;
}

/** What is known of whoever asks. */
export interface Asked {
  /** When true, nothing is made anew. */
  isOverloaded?: boolean;
  /** Takes turns with the other clients; see `visitorKey`. */
  client?: string;
}

export interface Pages {
  /** A page that is ready, at once. */
  peek(request: SiteRequest): StoredPage | undefined;
  /**
   * A page: from memory, made anew, or, when that fails, its last good copy.
   * @throws ServerError `busy`, `too_many_requests`, `database_away` or `render_too_slow`, or what the renderer threw, when there is no such copy
   */
  find(request: SiteRequest, asked?: Asked): Promise<StoredPage>;
  /**
   * A fragment: what a page shows besides itself, such as a popup, a count or a list that is asked for again. Made once for all who ask at
   * the same time, kept compressed in memory until one of its tags is touched or its `ttlMs` is over.
   * @param key its name among all fragments, such as `popups/12`; one that begins with `listings/` or `calls/` is one of many
   * @param make is not called while there is a copy
   * @throws ServerError as `find` does, or what `make` threw
   */
  keep(key: string, make: () => Promise<SiteResponse>, asked?: Asked): Promise<StoredPage>;
  /** Resolves when the work behind the visitors' back (better compression, disk) is done. */
  idle(): Promise<void>;
  /** Stops listening for changes of content, and leaves out the work that has not begun. */
  close(): void;
}

/** Joins renderer, memory and disk into one source of finished pages. */
export function createPages(options: PagesOptions): Pages {
  const { site, cache, disk, faults, hasSharedCache = false, renderTimeoutMs = RENDER_TIMEOUT_MS } = options;
  const reportDisk = (error: unknown): void => faults.report(DISK_FAULT, error, 'Pages cannot be kept on the disk.');
  const queue = createBackgroundQueue(reportDisk);
  const { pools = createPermitPools() } = options;
  /** Until then nobody asks the database, which has just not answered: a database that is away needs no storm. */
  let awayUntil = 0;
  let awayBecause: unknown;
  /** Taking outdated pages from the disk, change by change. */
  let marking = Promise.resolve();

  /**
   * What a change touches is taken from the disk at once, and the save waits for that: a web server in front would go on sending it. A
   * page that is being written meanwhile sees that it is outdated. A whole tree is moved away for that, and removed when there is time.
   */
  function forgetOnDisk(touched: Touched): Promise<void> {
    marking = marking.then(() => disk.markStale(touched)).catch(reportDisk);
    if (touched === 'everything') queue.add(() => marking.then(() => disk.sweep()));
    return marking;
  }

  const stop = onContentChange((change) => {
    const { touched } = change;
    cache.change(change);
    // What waits belongs to pages that are outdated now.
    if (touched === 'everything') queue.clear();
    return forgetOnDisk(touched);
  });

  // The content may have changed while no process was there to see it.
  forgetOnDisk('everything');

  /**
   * Few at a time, and clients in turn: all at once would each be late, and whoever asks for a page that is ready would wait behind all of
   * them. Of variants one client has one at a time, before it takes a permit that pages need.
   */
  function respondInTurn(respond: () => Promise<SiteResponse>, { client, isVariant }: Turn): Promise<SiteResponse> {
    const latest = performance.now() + renderTimeoutMs;
    const late = () => renderTooSlow(renderTimeoutMs);
    const render = () =>
      withPermit(pools.render, client, () => {
        const leftMs = latest - performance.now();
        if (leftMs <= 0) throw late();
        // One that never ends must not keep its place.
        return inTime(respond(), leftMs, late);
      });
    const response = isVariant ? withPermit(pools.variants, client, render) : render();
    return inTime(response, renderTimeoutMs, late);
  }

  async function make(key: string, respond: () => Promise<SiteResponse>, turn: Turn): Promise<Made> {
    if (performance.now() < awayUntil) throw awayBecause;
    const response = await respondInTurn(respond, turn);
    const page = await storePage(
      hasSharedCache ? forSharedCache(response) : response,
      turn.isVariant ? 'late' : 'fast',
    );
    faults.clear(key);
    faults.clear(DATABASE_FAULT, 'The database answers again.');
    const { cacheable, tags, ttlMs } = response;
    return {
      response,
      page,
      isStorable: cacheable && page.status < 500,
      ...(tags && { tags }),
      ...(ttlMs !== undefined && { ttlMs }),
    };
  }

  async function makePage(request: SiteRequest, key: string, turn: Turn): Promise<MadePage> {
    try {
      const made = await make(key, () => site.respond(request), turn);
      settle(request, key, made.response, made.page);
      return made;
    } catch (error) {
      const isAway = isDatabaseAway(error);
      if (isAway) noteAway(error);
      const page = await findStale(request, key);
      if (!page) throw isAway ? databaseAway(error) : error;
      if (!isAway) faults.report(key, error, 'A page could not be made; its last good copy is sent.');
      return { page, isStorable: true, ttlMs: STALE_TTL_MS };
    }
  }

  async function makeFragment(key: string, respond: () => Promise<SiteResponse>, client: string): Promise<MadePage> {
    try {
      const isVariant = MADE_FOR_FEW.test(key);
      const made = await make(key, respond, { client, isVariant });
      if (!isVariant) compressBest(key, made.page);
      return { ...made, isVariant };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      noteAway(error);
      throw databaseAway(error);
    }
  }

  function noteAway(error: unknown): void {
    faults.report(DATABASE_FAULT, error, 'The database does not answer; the last good pages are sent.');
    if (performance.now() < awayUntil) return;
    awayUntil = performance.now() + AWAY_MS;
    awayBecause = error;
  }

  /** The last good copy of a page, marked as such. */
  async function findStale(request: SiteRequest, key: string): Promise<StoredPage | undefined> {
    const lastGood = isKeptOnDisk(request, key) ? await readLastGood(request) : undefined;
    if (!lastGood) return undefined;
    const { headers } = notForSharedCache(lastGood);
    return compressPage({ ...lastGood, headers: { ...headers, [STALE_HEADER]: '1' } }, 'fast');
  }

  async function readLastGood({ path }: SiteRequest): Promise<StoredPage | undefined> {
    try {
      return await disk.readLastGood(path);
    } catch (error) {
      faults.report(DISK_FAULT, error, 'The last good copy of a page cannot be read.');
      return undefined;
    }
  }

  /** What is done once the visitor has the page: compress it as well as can be, and bring the disk up to date. */
  function settle(request: SiteRequest, key: string, response: SiteResponse, page: StoredPage): void {
    if (GONE.has(page.status)) queue.add(() => disk.remove(request.path));
    if (page.status !== 200 || !response.cacheable || !isPlain(request, key)) return;
    queue.add(async () => {
      if (!cache.holds(key, page)) return;
      const best = await compressPage(page, 'best');
      // A web server in front would send it to those who have one of their own.
      if (!cache.replace(key, page, best) || !isHtml(page) || isPersonal(response) || !isKeptOnDisk(request, key))
        return;
      const copy = await makeFrontCopy(best);
      // What a change before this page has touched may name its folder.
      await marking;
      if (copy) await writeToDisk(request.path, copy, response.tags, () => cache.holds(key, best));
      faults.clear(DISK_FAULT, 'Pages can be kept on the disk again.');
    });
  }

  async function writeToDisk(...[path, copy, tags, isCurrent]: Parameters<DiskCache['write']>): Promise<void> {
    try {
      await disk.write(path, copy, tags, isCurrent);
    } catch (error) {
      // Its folder was moved away under it.
      if (isCurrent()) throw error;
    }
  }

  /** A fragment has no copy on the disk. */
  function compressBest(key: string, page: StoredPage): void {
    queue.add(async () => {
      if (cache.holds(key, page)) cache.replace(key, page, await compressPage(page, 'best'));
    });
  }

  /** From memory, or made by the one flight that all who ask wait for. */
  async function load(key: string, isOverloaded: boolean, fly: () => Promise<MadePage>): Promise<StoredPage> {
    const ready = cache.get(key);
    if (ready) return ready;
    const outdated = cache.getOutdated(key);
    if (outdated && cache.size.flights >= FEW_FLIGHTS) return asOutdated(outdated);
    if (isOverloaded) throw new TooManyFlights();
    const made = await cache.load(key, fly);
    // What a change has overtaken is for whoever waits for it, and for nobody to keep.
    return cache.holds(key, made) ? made : notForSharedCache(made);
  }

  /** Pages whose addresses visitors make up would fill the disk: those with a query, and searches. */
  function isKeptOnDisk(request: SiteRequest, key: string): boolean {
    return !request.path.startsWith('/search/') && isPlain(request, key);
  }

  /** Whether it is the page that its path alone stands for. */
  function isPlain({ path }: SiteRequest, key: string): boolean {
    return site.cacheKey({ path, query: new URLSearchParams() }) === key;
  }

  async function findPage(request: SiteRequest, { client, isOverloaded }: Required<Asked>): Promise<StoredPage> {
    const key = site.cacheKey(request);
    try {
      return await load(key, isOverloaded, () => makePage(request, key, { client, isVariant: false }));
    } catch (error) {
      if (!(error instanceof TooManyFlights)) throw error;
      const stale = await findStale(request, key);
      if (!stale) throw busy();
      return stale;
    }
  }

  /**
   * The page as its address says that its listings and other blocks are. Which variants there are is known by the page itself: whatever else stands in the
   * query makes none.
   */
  async function findVariant(
    request: SiteRequest,
    page: StoredPage,
    { client, isOverloaded }: Required<Asked>,
  ): Promise<StoredPage> {
    const { listings = [], parameters = [], status } = page;
    if (status !== 200 || listings.length + parameters.length === 0 || !site.variant) return page;
    const query = await site.variant(page, request.query);
    if (!query) return page;
    const { path } = request;
    const key = `${site.cacheKey(request)}?${query}`;
    const asked = { path, query: new URLSearchParams(query) };
    try {
      const turn = { client, isVariant: true };
      return await load(key, isOverloaded, async () => ({ ...(await makePage(asked, key, turn)), isVariant: true }));
    } catch (error) {
      throw error instanceof TooManyFlights ? busy() : error;
    }
  }

  return {
    // What an address says of its page is known by the page alone.
    peek: (request) => (site.asks?.(request.query) ? undefined : cache.get(site.cacheKey(request))),
    async find(request, { client = '', isOverloaded = false } = {}) {
      const asked = { client, isOverloaded };
      // Where its query decides nothing but that, the page itself is made without one: it is what everybody else gets.
      const isVaried = site.asks?.(request.query) && site.cacheKey(request) === request.path;
      if (!isVaried) return findPage(request, asked);
      const page = await findPage({ path: request.path, query: new URLSearchParams() }, asked);
      return findVariant(request, page, asked);
    },
    async keep(name, respond, { client = '', isOverloaded = false } = {}) {
      // Keys of pages are addresses, which begin with a slash.
      const key = `fragment ${name}`;
      try {
        return await load(key, isOverloaded, () => makeFragment(key, respond, client));
      } catch (error) {
        throw error instanceof TooManyFlights ? busy() : error;
      }
    },
    async idle() {
      await queue.idle();
      await marking;
    },
    close() {
      stop();
      queue.clear();
    },
  };
}

function isHtml({ headers }: StoredPage): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
