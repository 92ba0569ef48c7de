import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SiteRequest, SiteResponse } from '../../pages/siteTypes.ts';
import { emitContentChange } from '../../shared/changes/contentEvents.ts';
import { createFaultLog } from '../faults/faultLog.ts';
import { fakeSite, page, temporaryFolder } from '../testSupport.ts';
import { createPages, type Pages } from './createPages.ts';
import { createDiskCache, type DiskCache } from './diskCache.ts';
import { createPageCache, type PageCache } from './pageCache.ts';

const TEXT = Array.from(
  { length: 400 },
  (_, day) => `<p>Day ${day}: ${day * 7} km of sand and ${day % 9} wells.</p>`,
).join('');

/** Far longer than a render takes on a busy machine; tests of the limit itself use fake timers. */
const RENDER_TIMEOUT_MS = 5_000;

function request(path: string, search = ''): SiteRequest {
  return { path, query: new URLSearchParams(search) };
}

describe('createPages', () => {
  let folder: string;
  let disk: DiskCache;
  let pages: Pages;
  let respond: (request: SiteRequest) => SiteResponse | Promise<SiteResponse>;
  const log = { error: vi.fn(), info: vi.fn() };
  const shown = (path: string): boolean => existsSync(join(folder, 'pages', path, 'index.html'));

  beforeEach(() => {
    vi.clearAllMocks();
    folder = temporaryFolder();
    disk = createDiskCache(folder);
    respond = () => page(TEXT, { tags: ['posts:1'] });
    pages = createPages({
      site: fakeSite((asked) => respond(asked)),
      cache: createPageCache({ now: () => Date.now() }),
      disk,
      faults: createFaultLog(log),
      renderTimeoutMs: RENDER_TIMEOUT_MS,
    });
  });
  afterEach(() => pages.close());

  /** Requests a page whose render never ends, and runs into the render timeout. */
  async function findWithoutRender(asked: SiteRequest): ReturnType<Pages['find']> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const rendering = new Promise<void>((resolve) => {
      respond = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    const found = pages.find(asked);
    found.catch(() => undefined);
    await rendering;
    await vi.advanceTimersByTimeAsync(RENDER_TIMEOUT_MS);
    vi.useRealTimers();
    return found;
  }

  test('sends a page at once and recompresses it at the best level in the background', async () => {
    const first = await pages.find(request('/'));
    await pages.idle();
    const second = pages.peek(request('/'));
    expect(second?.bodies.br?.length).toBeLessThanOrEqual(first.bodies.br?.length ?? 0);
    expect(brotliDecompressSync(second?.bodies.br ?? Buffer.of()).toString()).toBe(TEXT);
    expect(second?.headers.etag).toBe(first.headers.etag);
    expect(shown('')).toBe(true);
  });

  test('keeps the shared part of a personal page in memory only: a web server in front would send it to everybody', async () => {
    respond = () => page(TEXT, { tags: ['posts:1'], personal: ['shop'] });
    const { headers } = await pages.find(request('/cart/'));
    await pages.idle();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(pages.peek(request('/cart/'))?.personal).toEqual(['shop']);
    expect(shown('cart')).toBe(false);
  });

  test('does not show pages of an earlier process as fresh', async () => {
    const copy = () =>
      createPages({
        site: fakeSite(() => page(TEXT, { tags: ['posts:1'] })),
        cache: createPageCache(),
        disk,
        faults: createFaultLog(log),
      });
    const earlier = copy();
    await earlier.find(request('/'));
    await earlier.idle();
    earlier.close();
    expect(shown('')).toBe(true);
    const later = copy();
    await later.idle();
    later.close();
    expect(shown('')).toBe(false);
    expect(await disk.readLastGood('/')).toBeDefined();
  });

  test('puts the content security policy into the disk copy only', async () => {
    const { bodies } = await pages.find(request('/'));
    await pages.idle();
    expect(bodies.identity.toString()).toBe(TEXT);
    const copy = readFileSync(join(folder, 'pages/index.html'), 'utf8');
    expect(copy).toBe(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">${TEXT}`);
    expect(brotliDecompressSync(readFileSync(join(folder, 'pages/index.html.br'))).toString()).toBe(copy);
  });

  test.each([
    ['a query', request('/', 's=dunes')],
    ['a search', request('/search/dunes/')],
  ])('writes no page with %s to disk', async (_name, asked) => {
    await pages.find(asked);
    await pages.idle();
    expect(existsSync(join(folder, 'pages'))).toBe(false);
  });

  test('sends the last good copy when rendering throws, and marks it', async () => {
    await pages.find(request('/articles/'));
    await pages.idle();
    emitContentChange({ touched: 'everything' });
    await pages.idle();
    expect(shown('articles')).toBe(false);
    respond = () => Promise.reject(new Error('no database'));
    const stale = await pages.find(request('/articles/', 'utm_source=x'));
    expect(stale.bodies.identity.toString()).toContain(TEXT);
    expect(stale.headers).toMatchObject({ 'x-rihla-stale': '1', 'content-security-policy': "default-src 'none'" });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('sends the last good copy when rendering takes too long', async () => {
    await pages.find(request('/'));
    await pages.idle();
    emitContentChange({ touched: 'everything' });
    const late = findWithoutRender(request('/'));
    expect((await late).headers['x-rihla-stale']).toBe('1');
  });

  test('an overloaded process renders nothing', async () => {
    await pages.find(request('/'));
    await pages.idle();
    expect((await pages.find(request('/'), { isOverloaded: true })).headers).not.toHaveProperty('x-rihla-stale');
    emitContentChange({ touched: 'everything' });
    expect((await pages.find(request('/'), { isOverloaded: true })).headers['x-rihla-stale']).toBe('1');
    await expect(pages.find(request('/articles/'), { isOverloaded: true })).rejects.toMatchObject({
      id: 'busy',
      status: 503,
    });
  });

  test('rethrows the error when there is no last good copy', async () => {
    respond = () => Promise.reject(new Error('no database'));
    await expect(pages.find(request('/'))).rejects.toThrow('no database');
    await expect(findWithoutRender(request('/'))).rejects.toMatchObject({ id: 'render_too_slow', status: 503 });
  });

  test.each([301, 404, 410])('after a %i the earlier page is never shown again', async (status) => {
    await pages.find(request('/'));
    await pages.idle();
    emitContentChange({ touched: 'everything' });
    respond = () => page('', { status });
    await pages.find(request('/'));
    await pages.idle();
    expect(await disk.readLastGood('/')).toBeUndefined();
  });

  test('does not store a page that a content change made stale during its render', async () => {
    const gate = Promise.withResolvers<SiteResponse>();
    respond = () => gate.promise;
    const old = pages.find(request('/'));
    emitContentChange({ touched: 'everything' });
    gate.resolve(page('old'));
    await old;
    await pages.idle();
    expect(pages.peek(request('/'))).toBeUndefined();
    expect(shown('')).toBe(false);
  });

  test('a content change empties the disk cache at once, however many jobs are queued', async () => {
    const gate = Promise.withResolvers<void>();
    const write = disk.write.bind(disk);
    vi.spyOn(disk, 'write').mockImplementationOnce(async (...args) => {
      await write(...args);
      await gate.promise;
    });
    await pages.find(request('/'));
    await vi.waitFor(() => expect(shown('')).toBe(true));
    for (let number = 0; number < 1_100; number += 1) await pages.find(request(`/articles/${number}/`));
    // Saving the settings waits for the invalidation, not for the page that is being written.
    await emitContentChange({ touched: 'everything' });
    expect(shown('')).toBe(false);
    gate.resolve();
    await pages.idle();
    expect(shown('')).toBe(false);
    expect(shown('articles/7')).toBe(false);
  });

  describe('concurrent renders of one client', () => {
    /** The most renders in flight at once while five pages are requested. */
    async function mostAtOnce(client: string, path: (number: number) => string): Promise<number> {
      let rendering = 0;
      let most = 0;
      respond = async () => {
        rendering += 1;
        most = Math.max(most, rendering);
        await nextTurn();
        rendering -= 1;
        return page(TEXT);
      };
      await Promise.all(Array.from({ length: 5 }, (_, number) => pages.find(request(path(number)), { client })));
      return most;
    }

    test('limit is 3, and 1 after 30 requests for missing URLs in a minute; other clients are not affected', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      onTestFinished(() => void vi.useRealTimers());
      const miss = (number: number): Promise<unknown> => {
        respond = () => page('', { status: number % 2 ? 404 : 410 });
        return pages.find(request(`/nowhere-${number}/`), { client: 'a' });
      };
      for (let number = 0; number < 29; number += 1) await miss(number);
      expect(await mostAtOnce('a', (number) => `/first-${number}/`)).toBe(3);
      await miss(29);
      expect(await mostAtOnce('a', (number) => `/second-${number}/`)).toBe(1);
      expect(await mostAtOnce('b', (number) => `/third-${number}/`)).toBe(3);
      vi.advanceTimersByTime(60_000);
      expect(await mostAtOnce('a', (number) => `/fourth-${number}/`)).toBe(3);
    });

    test('are limited to 1 for search results, whose words clients invent', async () => {
      expect(await mostAtOnce('a', (number) => `/search/word-${number}/`)).toBe(1);
    });
  });

  test('a failing disk costs nothing but a log line', async () => {
    vi.spyOn(disk, 'write').mockRejectedValue(new Error('ENOSPC'));
    expect((await pages.find(request('/'))).status).toBe(200);
    await pages.idle();
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('a change invalidates the pages with its tags, in memory and on disk', async () => {
    respond = ({ path }) => page(TEXT, { tags: [path] });
    await pages.find(request('/a/'));
    await pages.find(request('/b/'));
    await pages.idle();
    emitContentChange({ touched: ['/a/'] });
    await pages.idle();
    expect([pages.peek(request('/a/')), pages.peek(request('/b/'))].map(Boolean)).toEqual([false, true]);
    expect([shown('a'), shown('b')]).toEqual([false, true]);
  });

  test('after a change of everything pages are rendered anew while few renders run, and otherwise sent stale', async () => {
    const paths = Array.from({ length: 17 }, (_, index) => `/${index}/`);
    for (const path of paths) await pages.find(request(path));
    emitContentChange({ touched: 'everything' });
    const gate = Promise.withResolvers<void>();
    respond = async () => {
      await gate.promise;
      return page('new');
    };
    const first = paths.slice(0, 16).map((path) => pages.find(request(path)));
    expect((await pages.find(request('/16/'))).bodies.identity.toString()).toBe(TEXT);
    gate.resolve();
    expect((await Promise.all(first)).map(({ bodies }) => bodies.identity.toString())).toEqual(Array(16).fill('new'));
    expect((await pages.find(request('/16/'))).bodies.identity.toString()).toBe('new');
  });

  test('caches a fragment by key: rendered once for concurrent requests, until its tags change', async () => {
    const make = vi.fn(async () => page(TEXT, { tags: ['popups:1'] }));
    const kept = (name = 'popups/1') => pages.keep(name, make);
    const [first, second] = await Promise.all([kept(), kept()]);
    expect(second).toBe(first);
    await pages.idle();
    expect((await kept()).bodies.br?.length).toBeLessThanOrEqual(first.bodies.br?.length ?? 0);
    emitContentChange({ touched: ['popups:2'] });
    await kept();
    expect(make).toHaveBeenCalledTimes(1);
    emitContentChange({ touched: ['popups:1'] });
    await kept();
    expect(make).toHaveBeenCalledTimes(2);
    await kept('popups/2');
    expect(make).toHaveBeenCalledTimes(3);
    // Page and fragment keys do not collide, and only pages are on the disk.
    expect(pages.peek(request('popups/1'))).toBeUndefined();
    expect(existsSync(join(folder, 'pages'))).toBe(false);
  });

  test('a fragment variant is not recompressed at the best level, unlike other fragments', async () => {
    const make = async () => page(TEXT, { tags: ['popups:1'] });
    const few = await pages.keep('lists/1', make, { isVariant: true });
    const other = await pages.keep('popups/1', make);
    await pages.idle();
    expect(await pages.keep('lists/1', make, { isVariant: true })).toBe(few);
    expect(await pages.keep('popups/1', make)).not.toBe(other);
  });

  test('renders a fragment anew after its TTL', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const make = vi.fn(async () => page('4 seats', { tags: ['tours:1'], ttlMs: 5_000 }));
    await pages.keep('seats/1', make);
    vi.setSystemTime(Date.now() + 4_999);
    await pages.keep('seats/1', make);
    expect(make).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await pages.keep('seats/1', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('a failed fragment rejects: fragments have no last good copy', async () => {
    const failing = () => Promise.reject(new Error('no such tour'));
    await expect(pages.keep('seats/1', failing)).rejects.toThrow('no such tour');
    const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    await expect(pages.keep('seats/2', away)).rejects.toMatchObject({ id: 'database_away' });
    await expect(pages.keep('seats/3', async () => page(''), { isOverloaded: true })).rejects.toMatchObject({
      id: 'busy',
    });
  });

  test('sends surrogate keys to a shared cache, but not for a page that a change made stale during its render', async () => {
    pages.close();
    const site = fakeSite((asked) => respond(asked));
    const faults = createFaultLog(log);
    pages = createPages({ site, cache: createPageCache(), disk, faults, hasSharedCache: true });
    const { headers } = await pages.find(request('/'));
    expect(headers).toMatchObject({ 'surrogate-key': 'all posts:1', 'surrogate-control': 'max-age=86400' });
    await pages.idle();
    respond = () => page('cart', { personal: ['shop'] });
    expect((await pages.find(request('/cart/'))).headers).not.toHaveProperty('surrogate-key');
    respond = () => page('gone', { status: 404 });
    expect((await pages.find(request('/none/'))).headers['surrogate-control']).toBe('max-age=10');
    const gate = Promise.withResolvers<SiteResponse>();
    respond = () => gate.promise;
    const overtaken = pages.find(request('/overtaken/'));
    emitContentChange({ touched: ['posts:1'] });
    gate.resolve(page('old', { tags: ['posts:1'] }));
    expect((await overtaken).headers).not.toHaveProperty('surrogate-key');
    await pages.idle();
    respond = () => Promise.reject(new Error('no database'));
    expect((await pages.find(request('/'))).headers).not.toHaveProperty('surrogate-key');
  });

  describe('page variants, made by the listings of a page', () => {
    const listings = [{ widgetId: 'a1', plan: { kind: 'posts', limit: 6, baseUrl: '/all/' } }];
    let asked: string[];
    let states: SiteRequest['listings'][];
    let cache: PageCache;
    let varied: Pages;

    beforeEach(() => {
      asked = [];
      states = [];
      cache = createPageCache({ maxVariants: 3 });
      const site = fakeSite(async ({ path, query, listings: chosen }) => {
        states.push(chosen);
        asked.push(query.size ? `${path}?${query}` : path);
        return page(`${path} ${query}`, path === '/all/' ? { listings } : {});
      });
      varied = createPages({
        // A listing with pages up to ninety-nine.
        site: {
          ...site,
          asks: (query) => [...query.keys()].some((name) => name.startsWith('e-')),
          variant: async (_, query) => {
            const page = query.get('e-page-a1') ?? '';
            if (!/^\d\d$/.test(page)) return { query: '', listings: new Map() };
            return { query: `e-page-a1=${page}`, listings: new Map([['a1', { filters: {}, page: Number(page) }]]) };
          },
        },
        cache,
        disk,
        faults: createFaultLog(log),
      });
    });
    afterEach(() => varied.close());

    test('are rendered once each, and never written to disk', async () => {
      for (const search of ['e-page-a1=12', 'utm=1&e-page-a1=12', 'e-page-a1=12&e-page-b1=4'])
        expect(String((await varied.find(request('/all/', search))).bodies.identity)).toBe('/all/ e-page-a1=12');
      expect(asked).toEqual(['/all/', '/all/?e-page-a1=12']);
      await varied.idle();
      expect(shown('all')).toBe(true);
      expect(String((await disk.readLastGood('/all/'))?.bodies.identity)).not.toContain('e-page');
    });

    test('are rendered from the states that were read for their key', async () => {
      await varied.find(request('/all/', 'e-page-a1=12'));
      expect(states).toEqual([undefined, new Map([['a1', { filters: {}, page: 12 }]])]);
    });

    test('are the page itself when the query means nothing or the page has no listing', async () => {
      const plain = await varied.find(request('/all/'));
      expect(await varied.find(request('/all/', 'e-page-zz=3&e-filter-x-y=z'))).toBe(plain);
      await varied.find(request('/other/', 'e-page-a1=12'));
      expect(asked).toEqual(['/all/', '/other/']);
    });

    test('have a maximum number in the cache, and evict no page, whatever the queries', async () => {
      await varied.find(request('/other/'));
      for (let number = 10; number < 40; number += 1) await varied.find(request('/all/', `e-page-a1=${number}`));
      expect(cache.size.entries).toBe(5);
      expect(varied.peek(request('/other/'))).toBeDefined();
    });

    test('are not returned by peek', async () => {
      await varied.find(request('/all/'));
      expect(varied.peek(request('/all/', 'utm=1'))).toBeDefined();
      expect(varied.peek(request('/all/', 'e-page-a1=12'))).toBeUndefined();
    });
  });
});
