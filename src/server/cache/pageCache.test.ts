import { beforeEach, describe, expect, test } from 'vitest';
import { createPageCache, type MadePage, TooManyInFlight } from './pageCache.ts';
import type { StoredPage } from './storedPage.ts';

function made(text: string, facts: Partial<StoredPage> = {}, isStorable = true): MadePage {
  const identity = Buffer.from(text);
  return { page: { status: 200, headers: {}, bodies: { identity }, size: identity.length, ...facts }, isStorable };
}

const textOf = (page: StoredPage | undefined): string | undefined => page?.bodies.identity.toString();

describe('createPageCache', () => {
  let time = 0;
  const now = (): number => time;
  beforeEach(() => {
    time = 0;
  });

  test('renders a page once for concurrent requests', async () => {
    const cache = createPageCache();
    const gate = Promise.withResolvers<MadePage>();
    let calls = 0;
    const make = (): Promise<MadePage> => {
      calls += 1;
      return gate.promise;
    };
    const all = Array.from({ length: 100 }, () => cache.load('/', make));
    gate.resolve(made('one'));
    expect((await Promise.all(all)).map(textOf)).toEqual(Array(100).fill('one'));
    expect(calls).toBe(1);
    expect(textOf(cache.get('/'))).toBe('one');
  });

  test('does not cache a failure', async () => {
    const cache = createPageCache();
    await expect(cache.load('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(textOf(await cache.load('/', async () => made('back')))).toBe('back');
  });

  test('does not store a page whose render began before a content change, nor share it with later requests', async () => {
    const cache = createPageCache();
    const old = Promise.withResolvers<MadePage>();
    const before = cache.load('/', () => old.promise);
    cache.change({ touched: 'everything' });
    const after = cache.load('/', async () => made('new'));
    expect(textOf(await after)).toBe('new');
    old.resolve(made('old'));
    expect(textOf(await before)).toBe('old');
    expect(textOf(cache.get('/'))).toBe('new');
  });

  test('the end of an old flight does not end a new one', async () => {
    const cache = createPageCache();
    const old = Promise.withResolvers<MadePage>();
    const fresh = Promise.withResolvers<MadePage>();
    const before = cache.load('/', () => old.promise);
    cache.change({ touched: 'everything' });
    void cache.load('/', () => fresh.promise);
    old.resolve(made('old'));
    await before;
    expect(cache.size.flights).toBe(1);
    fresh.resolve(made('new'));
  });

  test('stays within its bytes, evicting the least recently used', async () => {
    const cache = createPageCache({ maxBytes: 30 });
    for (const key of ['a', 'b', 'c']) await cache.load(key, async () => made('1234567890'));
    cache.get('a');
    await cache.load('d', async () => made('1234567890'));
    expect([cache.get('a'), cache.get('b')].map(textOf)).toEqual(['1234567890', undefined]);
    expect(cache.size.bytes).toBe(30);
    await cache.load('huge', async () => made('x'.repeat(31)));
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.size.bytes).toBe(30);
  });

  test('stays within its entries', async () => {
    const cache = createPageCache({ maxEntries: 2 });
    for (const key of ['a', 'b', 'c']) await cache.load(key, async () => made('page'));
    expect(cache.size.entries).toBe(2);
  });

  test('limits variants; beyond the limit it admits repeated ones only, which evict the least recently used', async () => {
    const cache = createPageCache({ maxVariants: 2 });
    const ask = (key: string) => cache.load(key, async () => ({ ...made(key), isVariant: true }));
    for (const key of ['a', 'b', 'once', 'other']) await ask(key);
    expect(['a', 'b', 'once', 'other'].map((key) => textOf(cache.get(key)))).toEqual(['a', 'b', undefined, undefined]);
    expect((await ask('other')).bodies.identity.toString()).toBe('other');
    expect(['a', 'b', 'once', 'other'].map((key) => textOf(cache.get(key)))).toEqual([
      undefined,
      'b',
      undefined,
      'other',
    ]);
    expect(cache.size.entries).toBe(2);
  });

  test('renders a cached variant anew after a change, however many there are', async () => {
    const cache = createPageCache({ maxVariants: 1 });
    const ask = (text: string) => cache.load('a', async () => ({ ...made(text), isVariant: true, tags: ['posts:1'] }));
    await ask('old');
    cache.change({ touched: ['posts:1'] });
    await ask('new');
    expect(textOf(cache.get('a'))).toBe('new');
  });

  test('caches a 404 for a short time, and few of them', async () => {
    const cache = createPageCache({ missTtlMs: 100, maxMisses: 2, now });
    await cache.load('page', async () => made('page'));
    for (const key of ['x', 'y', 'z']) await cache.load(key, async () => made('nothing', { status: 404 }));
    expect(['x', 'y', 'z', 'page'].map((key) => textOf(cache.get(key)))).toEqual([
      undefined,
      'nothing',
      'nothing',
      'page',
    ]);
    time = 101;
    expect(cache.get('y')).toBeUndefined();
    expect(textOf(cache.get('page'))).toBe('page');
  });

  test('does not store pages that are not storable', async () => {
    const cache = createPageCache();
    await cache.load('/', async () => made('once', {}, false));
    expect(cache.get('/')).toBeUndefined();
  });

  test('refuses more concurrent renders than allowed', async () => {
    const cache = createPageCache({ maxFlights: 1 });
    const gate = Promise.withResolvers<MadePage>();
    const first = cache.load('a', () => gate.promise);
    await expect(cache.load('b', async () => made('b'))).rejects.toThrow(TooManyInFlight);
    gate.resolve(made('a'));
    await first;
    expect(textOf(await cache.load('b', async () => made('b')))).toBe('b');
  });

  test('replaces a page by its recompressed copy only while it is still the cached one', async () => {
    const cache = createPageCache();
    const { page: original } = made('original');
    await cache.load('/', async () => ({ page: original, isStorable: true }));
    const { page: better } = made('better');
    cache.change({ touched: 'everything' });
    expect(cache.replace('/', original, better)).toBe(false);
    await cache.load('/', async () => ({ page: original, isStorable: true }));
    expect(cache.replace('/', original, better)).toBe(true);
    expect(cache.size.bytes).toBe(better.size);
  });

  describe('content changes', () => {
    const fill = async (cache: ReturnType<typeof createPageCache>): Promise<void> => {
      await cache.load('/a/', async () => ({ ...made('a'), tags: ['posts:1', 'media:9'] }));
      await cache.load('/b/', async () => ({ ...made('b'), tags: ['posts:2', 'media:9'] }));
      await cache.load('/c/', async () => made('c'));
    };
    const there = (cache: ReturnType<typeof createPageCache>): string[] =>
      ['/a/', '/b/', '/c/'].filter((key) => cache.get(key));

    test('invalidate the pages with their tags, and those without tags', async () => {
      const cache = createPageCache();
      await fill(cache);
      cache.change({ touched: ['posts:2', 'posts:7'] });
      expect(there(cache)).toEqual(['/a/']);
      cache.change({ touched: ['media:9'] });
      expect(there(cache)).toEqual([]);
    });

    test('leave a stale copy for half a minute, until there is a new one', async () => {
      const cache = createPageCache({ now });
      await fill(cache);
      cache.change({ touched: ['posts:1'] });
      time = 20_000;
      cache.change({ touched: 'everything' });
      expect(there(cache)).toEqual([]);
      expect(['/a/', '/b/', '/c/'].map((key) => textOf(cache.getOutdated(key)))).toEqual(['a', 'b', 'c']);
      time = 30_001;
      expect(['/a/', '/b/', '/c/'].map((key) => textOf(cache.getOutdated(key)))).toEqual([undefined, 'b', undefined]);
      await cache.load('/b/', async () => made('new'));
      expect([cache.get('/b/'), cache.getOutdated('/b/')].map(textOf)).toEqual(['new', undefined]);
    });

    test('leave no copy of withdrawn content', async () => {
      const cache = createPageCache();
      await fill(cache);
      cache.change({ touched: ['posts:1', 'media:9'], withdrawn: ['posts:1'] });
      expect(['/a/', '/b/'].map((key) => textOf(cache.getOutdated(key)))).toEqual([undefined, 'b']);
      cache.change({ touched: ['posts:2'], withdrawn: ['posts:2'] });
      expect(cache.size).toMatchObject({ bytes: 1, entries: 1 });
    });

    test('let a page in flight that they do not touch be stored', async () => {
      const cache = createPageCache();
      const gate = Promise.withResolvers<void>();
      const land = (key: string, tags: string[]) =>
        cache.load(key, async () => {
          await gate.promise;
          return { ...made(key), tags };
        });
      const flights = [land('/a/', ['posts:1']), land('/b/', ['posts:2'])];
      cache.change({ touched: ['posts:2'] });
      gate.resolve();
      await Promise.all(flights);
      expect(there(cache)).toEqual(['/a/']);
    });

    test('leave a stale copy that the next visitor does not get and that is not recompressed', async () => {
      const cache = createPageCache();
      const { page: original } = made('original');
      await cache.load('/', async () => ({ page: original, isStorable: true }));
      cache.change({ touched: 'everything' });
      expect(cache.holds('/', original)).toBe(false);
      expect(cache.replace('/', original, made('better').page)).toBe(false);
    });
  });
});
