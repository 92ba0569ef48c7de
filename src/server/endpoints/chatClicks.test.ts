import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage } from '../../../tests/support/factories.ts';
import { buildSiteApp } from '../../../tests/support/testSite.ts';
import { OTHER_PAGES } from '../../pages/paths/countedPath.ts';
import { chatClicks } from '../../parts/chat/formEndpoints.ts';

const URL = '/wp-json/rihla/v1/chat-clicks';
const OWN = { 'sec-fetch-site': 'same-origin' };

describeEachDatabase('chat clicks', (db) => {
  let app: FastifyInstance;
  let account: number;

  beforeEach(async () => {
    app = await buildSiteApp(db);
    const created = await db.payload.create({
      collection: 'chat-accounts',
      data: { accountName: 'Salma', number: '+212 612 345 678' },
    });
    account = created.id;
  });
  afterEach(() => app.close());

  let visitor = 0;
  /** Sends from a new IP address each time by default, so that rate limits do not add up. */
  async function send(body: unknown, headers: Record<string, string> = OWN, remoteAddress?: string): Promise<number> {
    visitor += 1;
    const address = remoteAddress ?? `10.0.${visitor >> 8}.${visitor & 255}`;
    const payload = body as object;
    return (await app.inject({ method: 'POST', url: URL, payload, headers, remoteAddress: address })).statusCode;
  }
  async function rows(): Promise<[path: string, count: number][]> {
    const { docs } = await db.payload.find({ collection: 'chat-clicks', limit: 0, sort: 'id', depth: 0 });
    expect(docs.every((row) => row.account === account && /^\d{4}-\d\d-\d\d$/.test(row.day))).toBe(true);
    return docs.map(({ count, path }) => [path, count]);
  }

  test('concurrent clicks are all counted, in one row', async () => {
    await buildPage(db.payload, { path: '/about/' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => send({ account, path: '/about/' })));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await rows()).toEqual([['/about/', 40]]);
  });

  test('counts existing pages one by one, and all others together', async () => {
    await buildPage(db.payload, { path: '/été/' });
    await buildPage(db.payload, { path: '/draft/', _status: 'draft' });
    await db.payload.create({ collection: 'categories', data: { title: 'Journeys', slug: 'journeys' } });
    const paths = [
      '/%C3%A9t%C3%A9/',
      '/articles/',
      '/category/journeys/',
      '/search/one/',
      '/search/two/page/3/',
      '/draft/',
      '/nothing-1/',
      '/nothing-2/',
      '/category/none/',
      '/About?x',
      '/%',
      '/%00',
      '/%ED%A0%80/',
    ];
    for (const path of paths) expect(await send({ account, path })).toBe(204);
    expect(await rows()).toEqual([
      ['/été/', 1],
      ['/articles/', 1],
      ['/category/journeys/', 1],
      ['/search/', 2],
      [OTHER_PAGES, 8],
    ]);
  });

  describe('is refused and leaves no row:', () => {
    test.each([
      ['an account there is not', { account: 987_654, path: '/' }, OWN, 404],
      ['a word for an account', { account: 'all', path: '/' }, OWN, 400],
      ['an account and a half', { account: 1.5, path: '/' }, OWN, 400],
      ['no account', { path: '/' }, OWN, 400],
      ['an address for a path', { account: 1, path: 'https://evil.example/' }, OWN, 400],
      ['a long path', { account: 1, path: `/${'a'.repeat(2048)}` }, OWN, 400],
      ['a character that is none', { account: 1, path: '/\0' }, OWN, 400],
      ['more than is asked for', { account: 1, path: '/', name: 'Amina' }, OWN, 400],
      ['a large body', { account: 1, path: `/${'a'.repeat(5000)}` }, OWN, 413],
      ['another site', { account: 1, path: '/' }, { 'sec-fetch-site': 'cross-site' }, 403],
      ['somebody who does not say from where', { account: 1, path: '/' }, {}, 403],
    ])('%s', async (_, body, headers, status) => {
      expect(await send(body, headers as Record<string, string>)).toBe(status);
      expect(await rows()).toEqual([]);
    });
  });

  test('accepts an older browser that sends its Origin', async () => {
    expect(await send({ account, path: '/' }, { origin: 'http://localhost:3000' })).toBe(204);
  });

  test('one visitor cannot fill the table', async () => {
    const answers: number[] = [];
    for (let click = 0; click <= chatClicks.rateLimit.max; click += 1)
      answers.push(await send({ account, path: '/' }, OWN, '192.0.2.7'));
    expect(answers.pop()).toBe(429);
    expect(new Set(answers)).toEqual(new Set([204]));
  });

  test('stores nothing about who clicked', async () => {
    await send({ account, path: '/' });
    const { docs } = await db.payload.find({ collection: 'chat-clicks', depth: 0 });
    expect(Object.keys(docs[0] ?? {}).sort()).toEqual(['account', 'count', 'day', 'id', 'key', 'path']);
  });
});
