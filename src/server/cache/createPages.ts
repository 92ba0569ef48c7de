import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import type { SiteRequest, SiteResponse } from '../../pages/siteTypes.ts';
import { onContentChange } from '../../shared/changes/contentEvents.ts';
import { createOffenceWindow } from '../connections/offenceWindow.ts';
import { busy } from '../faults/errors.ts';
import type { FaultLog } from '../faults/faultLog.ts';
import { createPermitPools, type PermitPools } from '../pipeline/permitPools.ts';
import type { DiskCache } from './diskCache.ts';
import { createDiskCopies } from './diskCopies.ts';
import { asOutdated } from './outdated.ts';
import { type MadePage, type PageCache, TooManyInFlight } from './pageCache.ts';
import { createPageMaker, isSearch } from './pageMaker.ts';
import { createRenderLimit } from './renderLimit.ts';
import { notForSharedCache } from './sharedCache.ts';
import type { StoredPage } from './storedPage.ts';

/** Render timeout before visitors get the last good copy, in ms. */
const RENDER_TIMEOUT_MS = 10_000;
/**
 * With so many renders in flight, a request for a stale page gets the stale copy: a change of the header must not make all visitors wait at
 * once.
 */
const FEW_FLIGHTS = 16;
/** Renders of URLs that do not exist, for one client in a minute; later in that minute its renders are made one at a time, as variants are. */
const MISSES_PER_MINUTE = 30;

export interface PagesOptions {
  site: Pick<SiteRenderer, 'cacheKey' | 'respond'> & Partial<Pick<SiteRenderer, 'asks' | 'variant'>>;
  cache: PageCache;
  disk: DiskCache;
  faults: FaultLog;
  /** The server's permit pools; absent: its own. */
  pools?: PermitPools;
  /** Whether responses carry surrogate keys for a shared cache in front. */
  hasSharedCache?: boolean;
  renderTimeoutMs?: number;
}

/** Facts about the client of a request. */
export interface ClientFacts {
  /** When true, nothing is rendered: only cached copies are sent. */
  isOverloaded?: boolean;
  /** Permits are shared out between clients; see `visitorKey`. */
  client?: string;
}

/** The same for a fragment. */
export interface FragmentFacts extends ClientFacts {
  /**
   * Made for few, such as a filtered list, a search or an API call. There are too many of these to compress each in every encoding: that
   * takes longer than rendering them, and few are requested again.
   */
  isVariant?: boolean;
}

export interface Pages {
  /** A page from memory, synchronously. */
  peek(request: SiteRequest): StoredPage | undefined;
  /**
   * A page: from memory, rendered, or, when that fails, its last good copy.
   * @throws ServerError `busy`, `too_many_requests`, `database_away` or `render_too_slow`, or the renderer's error, when there is no such
   * copy
   */
  find(request: SiteRequest, asked?: ClientFacts): Promise<StoredPage>;
  /**
   * A fragment: content that is requested besides the page, such as a popup, a count or a refreshed list. Rendered once for concurrent
   * requests, kept compressed in memory until one of its tags is invalidated or its `ttlMs` is over.
   * @param key unique among fragments, such as `popups/12`
   * @param make is not called while there is a copy
   * @throws ServerError as `find` does, or the error of `make`
   */
  keep(key: string, make: () => Promise<SiteResponse>, asked?: FragmentFacts): Promise<StoredPage>;
  /** Resolves when the background jobs (better compression, disk) are done. */
  idle(): Promise<void>;
  /** Unsubscribes from content changes, and drops pending jobs. */
  close(): void;
}

/** Combines renderer, memory cache and disk cache into one source of finished pages. */
export function createPages(options: PagesOptions): Pages {
  const { site, cache, disk, faults, hasSharedCache = false, renderTimeoutMs = RENDER_TIMEOUT_MS } = options;
  const { pools = createPermitPools() } = options;
  const missing = createOffenceWindow({ max: MISSES_PER_MINUTE, windowMs: 60_000 });
  const copies = createDiskCopies(disk, faults);
  const { queue } = copies;
  const { findStale, makeFragment, makePage } = createPageMaker({
    ...{ site, cache, disk, copies, faults, hasSharedCache, noteMiss: missing.note },
    respondInTurn: createRenderLimit(pools, renderTimeoutMs),
  });

  const stop = onContentChange((change) => {
    const { touched } = change;
    cache.change(change);
    // The queued jobs belong to pages that are stale now.
    if (touched === 'everything') queue.clear();
    return copies.forget(touched);
  });

  // The content may have changed while no process was running.
  copies.forget('everything');

  /** From memory, or from a render shared by all concurrent requests. */
  async function load(key: string, isOverloaded: boolean, fly: () => Promise<MadePage>): Promise<StoredPage> {
    const ready = cache.get(key);
    if (ready) return ready;
    const outdated = cache.getOutdated(key);
    if (outdated && cache.size.flights >= FEW_FLIGHTS) return asOutdated(outdated);
    if (isOverloaded) throw new TooManyInFlight();
    const made = await cache.load(key, fly);
    // A page that became stale during its render goes to those who wait for it and is not cached.
    return cache.holds(key, made) ? made : notForSharedCache(made);
  }

  async function findPage(request: SiteRequest, { client, isOverloaded }: Required<ClientFacts>): Promise<StoredPage> {
    const key = site.cacheKey(request);
    try {
      const isVariant = isSearch(request) || missing.isOver(client);
      return await load(key, isOverloaded, () => makePage(request, key, { client, isVariant }));
    } catch (error) {
      if (!(error instanceof TooManyInFlight)) throw error;
      const stale = await findStale(request, key);
      if (!stale) throw busy();
      return stale;
    }
  }

  /**
   * The variant of a page for the state of its listings and other blocks in the query. The page itself knows which parameters count: any
   * other makes no variant.
   */
  async function findVariant(
    request: SiteRequest,
    page: StoredPage,
    { client, isOverloaded }: Required<ClientFacts>,
  ): Promise<StoredPage> {
    const { listings = [], parameters = [], status } = page;
    if (status !== 200 || listings.length + parameters.length === 0 || !site.variant) return page;
    const variant = await site.variant(page, request.query);
    if (!variant.query) return page;
    const { path } = request;
    const key = `${site.cacheKey(request)}?${variant.query}`;
    const variantRequest = { path, query: new URLSearchParams(variant.query), listings: variant.listings };
    try {
      const turn = { client, isVariant: true };
      return await load(key, isOverloaded, async () => ({
        ...(await makePage(variantRequest, key, turn)),
        isVariant: true,
      }));
    } catch (error) {
      throw error instanceof TooManyInFlight ? busy() : error;
    }
  }

  return {
    // Variants are left to `find`: only the page itself knows which parameters it reads.
    peek: (request) => (site.asks?.(request.query) ? undefined : cache.get(site.cacheKey(request))),
    async find(request, { client = '', isOverloaded = false } = {}) {
      const options = { client, isOverloaded };
      // Where the query only chooses a variant, the page itself is rendered without it, as for everybody else.
      const isVaried = site.asks?.(request.query) && site.cacheKey(request) === request.path;
      if (!isVaried) return findPage(request, options);
      const page = await findPage({ path: request.path, query: new URLSearchParams() }, options);
      return findVariant(request, page, options);
    },
    async keep(name, respond, { client = '', isOverloaded = false, isVariant = false } = {}) {
      // Keys of pages are paths, which begin with a slash.
      const key = `fragment ${name}`;
      try {
        return await load(key, isOverloaded, () => makeFragment(key, respond, { client, isVariant }));
      } catch (error) {
        throw error instanceof TooManyInFlight ? busy() : error;
      }
    },
    idle: copies.idle,
    close() {
      stop();
      queue.clear();
    },
  };
}
