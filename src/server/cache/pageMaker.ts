import { isDatabaseAway } from '../../cms/database/faults.ts';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import type { SiteRequest, SiteResponse } from '../../pages/siteTypes.ts';
import { databaseAway } from '../faults/errors.ts';
import type { FaultLog } from '../faults/faultLog.ts';
import { createDatabaseBreaker } from './databaseBreaker.ts';
import type { DiskCache } from './diskCache.ts';
import type { DiskCopies } from './diskCopies.ts';
import { makeFrontCopy } from './frontCopy.ts';
import type { MadePage, PageCache } from './pageCache.ts';
import type { LimitedRender, Turn } from './renderLimit.ts';
import { forSharedCache, notForSharedCache } from './sharedCache.ts';
import { compressPage, isPersonal, type StoredPage, storePage } from './storedPage.ts';

/** TTL of a last good copy before the render is retried, in ms: it spares a database that is down. */
const STALE_TTL_MS = 2_000;
/** Marks a page as the last good copy. */
const STALE_HEADER = 'x-rihla-stale';

/** Statuses after which an earlier copy of the page must not be shown again. */
const GONE = new Set([301, 308, 404, 410]);

/** Statuses of URLs that do not exist. */
const MISSES = new Set([404, 410]);

/** Whether a page is found by words that a visitor typed. */
export function isSearch({ path }: SiteRequest): boolean {
  return path.startsWith('/search/');
}

/** The stored page with the response it was made from. */
type Made = MadePage & { response: SiteResponse };

interface MakerOptions {
  site: Pick<SiteRenderer, 'cacheKey' | 'respond'>;
  cache: PageCache;
  disk: DiskCache;
  copies: DiskCopies;
  faults: FaultLog;
  respondInTurn: LimitedRender;
  hasSharedCache: boolean;
  /** Called for a client whose page was not there. */
  noteMiss(client: string): void;
}

/** Renders, compresses and stores pages and fragments. */
export interface PageMaker {
  /** A rendered page; when that fails, its last good copy. */
  makePage(request: SiteRequest, key: string, turn: Turn): Promise<MadePage>;
  makeFragment(key: string, respond: () => Promise<SiteResponse>, turn: Turn): Promise<MadePage>;
  /** The last good copy of a page, with the stale header. */
  findStale(request: SiteRequest, key: string): Promise<StoredPage | undefined>;
}

/** Creates the maker of a server's pages. */
export function createPageMaker(options: MakerOptions): PageMaker {
  const { cache, copies, disk, faults, hasSharedCache, noteMiss, respondInTurn, site } = options;
  const { queue } = copies;
  const breaker = createDatabaseBreaker(faults);

  async function make(key: string, respond: () => Promise<SiteResponse>, turn: Turn): Promise<Made> {
    breaker.check();
    const response = await respondInTurn(respond, turn);
    const page = await storePage(
      hasSharedCache ? forSharedCache(response) : response,
      turn.isVariant ? 'late' : 'fast',
    );
    faults.clear(key);
    breaker.clear();
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
      if (MISSES.has(made.page.status)) noteMiss(turn.client);
      settle(request, key, made.response, made.page);
      return made;
    } catch (error) {
      const isAway = isDatabaseAway(error);
      if (isAway) breaker.note(error);
      const page = await findStale(request, key);
      if (!page) throw isAway ? databaseAway(error) : error;
      if (!isAway) faults.report(key, error, 'A page could not be made; its last good copy is sent.');
      return { page, isStorable: true, ttlMs: STALE_TTL_MS };
    }
  }

  async function makeFragment(key: string, respond: () => Promise<SiteResponse>, turn: Turn): Promise<MadePage> {
    try {
      const { isVariant } = turn;
      const made = await make(key, respond, turn);
      if (!isVariant) compressBest(key, made.page);
      return { ...made, isVariant };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      breaker.note(error);
      throw databaseAway(error);
    }
  }

  /** The last good copy of a page, with the stale header. */
  async function findStale(request: SiteRequest, key: string): Promise<StoredPage | undefined> {
    const lastGood = isKeptOnDisk(request, key) ? await copies.readLastGood(request.path) : undefined;
    if (!lastGood) return undefined;
    const { headers } = notForSharedCache(lastGood);
    return compressPage({ ...lastGood, headers: { ...headers, [STALE_HEADER]: '1' } }, 'fast');
  }

  /** After the response: queues the best compression and updates the disk cache. */
  function settle(request: SiteRequest, key: string, response: SiteResponse, page: StoredPage): void {
    if (GONE.has(page.status)) queue.add(() => disk.remove(request.path));
    if (page.status !== 200 || !response.cacheable || !isPlain(request, key)) return;
    queue.add(async () => {
      if (!cache.holds(key, page)) return;
      const best = await compressPage(page, 'best');
      // A personal page is not written: a web server in front would send it to everybody.
      if (!cache.replace(key, page, best) || !isHtml(page) || isPersonal(response) || !isKeptOnDisk(request, key))
        return;
      const isCurrent = () => cache.holds(key, best);
      await copies.write(await makeFrontCopy(best), { path: request.path, tags: response.tags, isCurrent });
    });
  }

  /** Fragments are not written to disk. */
  function compressBest(key: string, page: StoredPage): void {
    queue.add(async () => {
      if (cache.holds(key, page)) cache.replace(key, page, await compressPage(page, 'best'));
    });
  }

  /** Only pages that visitors cannot make up, which would fill the disk: none with a query, no searches. */
  function isKeptOnDisk(request: SiteRequest, key: string): boolean {
    return !isSearch(request) && isPlain(request, key);
  }

  /** Whether the key is the one of the path without a query. */
  function isPlain({ path }: SiteRequest, key: string): boolean {
    return site.cacheKey({ path, query: new URLSearchParams() }) === key;
  }

  return { makePage, makeFragment, findStale };
}

function isHtml({ headers }: StoredPage): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
