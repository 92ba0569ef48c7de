import { beforeEach, describe, expect, test } from 'vitest';
import { createPageCache, type MadePage, TooManyFlights } from './pageCache.ts';
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

  test('makes a page once for all who ask at the same time', async () => {
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

  test('forgets a failure', async () => {
    const cache = createPageCache();
    await expect(cache.load('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(textOf(await cache.load('/', async () => made('back')))).toBe('back');
  });

  test('does not store what was begun before the content changed, nor give it to who asks later', async () => {
    const cache = createPageCache();
    const old = Promise.withResolvers<MadePage>();
    const before = cache.load('/', () => old.promise);
    cache.clear();
    const after = cache.load('/', async () => made('new'));
    expect(textOf(await after)).toBe('new');
    old.resolve(made('old'));
    expect(textOf(await before)).toBe('old');
    expect(textOf(cache.get('/'))).toBe('new');
  });

  test('an old flight that lands does not end a new one', async () => {
    const cache = createPageCache();
    const old = Promise.withResolvers<MadePage>();
    const fresh = Promise.withResolvers<MadePage>();
    const before = cache.load('/', () => old.promise);
    cache.clear();
    void cache.load('/', () => fresh.promise);
    old.resolve(made('old'));
    await before;
    expect(cache.size.flights).toBe(1);
    fresh.resolve(made('new'));
  });

  test('stays within its bytes, dropping what was asked for longest ago', async () => {
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

  test('keeps a 404 for a short time, and few of them', async () => {
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

  test('does not store what must not be stored', async () => {
    const cache = createPageCache();
    await cache.load('/', async () => made('once', {}, false));
    expect(cache.get('/')).toBeUndefined();
  });

  test('refuses to make more pages at once than it may', async () => {
    const cache = createPageCache({ maxFlights: 1 });
    const gate = Promise.withResolvers<MadePage>();
    const first = cache.load('a', () => gate.promise);
    await expect(cache.load('b', async () => made('b'))).rejects.toThrow(TooManyFlights);
    gate.resolve(made('a'));
    await first;
    expect(textOf(await cache.load('b', async () => made('b')))).toBe('b');
  });

  test('puts a better copy only in the place of its own original', async () => {
    const cache = createPageCache();
    const { page: original } = made('original');
    await cache.load('/', async () => ({ page: original, isStorable: true }));
    const { page: better } = made('better');
    cache.clear();
    expect(cache.replace('/', original, better)).toBe(false);
    await cache.load('/', async () => ({ page: original, isStorable: true }));
    expect(cache.replace('/', original, better)).toBe(true);
    expect(cache.size.bytes).toBe(better.size);
  });
});
