import { beforeEach, expect, it, vi } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPost, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { QUERIES } from '../../../tests/unit/access/hostileCalls.ts';

/** Odd queries that only the query parser meets; odd values are tried on all endpoints in the endpoint tests. */
const ODD_QUERIES = QUERIES.filter((query) =>
  /^\?(where\[(?!id\])|sort|select|populate|joins|draft|trash|locale)/.test(query),
);

describeDatabase('an invalid API call', (db) => {
  let staff: Rest;
  let visitor: Rest;
  beforeEach(async () => {
    await buildPost(db.payload);
    staff = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    visitor = await restClient(db.payload);
  });

  it.each([
    ['GET', '/categories/versions', 404, 'id'],
    ['GET', '/categories/versions/1', 404, 'not found'],
    ['POST', '/categories/versions/1', 404, 'not found'],
    ['GET', '/globals/site/versions', 404, 'not found'],
    ['POST', '/users/verify/x', 404, 'not found'],
    ['POST', '/users/first-register', 405, 'GET'],
    ['GET', '/payload-migrations', 404, 'not found'],
    ['GET', '/payload-jobs/run', 404, 'id'],
    ['GET', '/posts/x', 404, 'id'],
    ['GET', '/posts/1abc', 404, 'id'],
    ['GET', '/posts/99999999999', 404, 'id'],
    ['GET', '/posts/versions/x', 404, 'id'],
    ['GET', '/posts?limit=-5', 400, 'limit'],
    ['GET', '/posts?limit=1e9', 400, 'limit'],
    ['GET', '/posts?where=x', 400, 'where'],
    ['GET', '/posts/count?where=x', 400, 'where'],
    ['GET', '/posts?where[id][in]=x', 400, 'value'],
    ['GET', '/posts?where[id][near]=1', 400, 'near'],
    ['GET', '/posts?where[or][2000][id][equals]=1', 400, 'list'],
    ['GET', '/posts?where[and][id][equals]=1', 400, 'list'],
    ['GET', '/posts/count?where[or][0]=x', 400, 'list'],
    ['GET', '/posts?where[title][like][]=x', 400, 'one value'],
    ['GET', '/posts?where[id][equals][]=1&where[id][equals][]=2', 400, 'value'],
    ['GET', '/posts?where[or][__proto__][id][equals]=1', 400, '__proto__'],
    ['GET', '/posts?where={"__proto__":{"equals":1}}', 400, '__proto__'],
    ['GET', '/posts?select[__proto__]=true', 400, '__proto__'],
    ['GET', '/posts?populate[constructor][prototype][x]=true', 400, 'constructor'],
    ['GET', '/__proto__', 404, 'not found'],
    ['GET', '/constructor', 404, 'not found'],
    ['POST', '/toString', 404, 'not found'],
    ['GET', '/hasOwnProperty/1', 404, 'not found'],
    ['GET', '/globals/__proto__', 404, 'not found'],
    ['DELETE', '/payload-preferences/none', 404, 'preference'],
    ['GET', '/users/login', 405, 'POST'],
    ['POST', '/posts/count', 405, 'GET'],
    ['DELETE', '/globals/site', 405, 'GET'],
    ['POST', '/access', 405, 'GET'],
  ] as const)('%s %s gets %i, with a reason and without a log line', async (method, path, status, reason) => {
    const log = vi.spyOn(db.payload.logger, 'error');
    const answer = await staff(method, path, method === 'POST' ? {} : undefined);
    expect([answer.status, answer.text.toLowerCase()]).toEqual([status, expect.stringContaining(reason.toLowerCase())]);
    expect(log).not.toHaveBeenCalled();
  });

  it('refuses bulk changes by a condition whose name parsers drop', async () => {
    for (const query of ['where[or][__proto__][id][equals]=1', 'where[__proto__][id][equals]=1&where[or][]=']) {
      for (const [method, body] of [
        ['DELETE', undefined],
        ['PATCH', { title: 'Changed' }],
      ] as const)
        expect((await staff(method, `/posts?${query}`, body)).status, `${method} ${query}`).toBe(400);
    }
    const { docs } = await db.payload.find({ collection: 'posts' });
    expect(docs).toEqual([expect.not.objectContaining({ title: 'Changed' })]);
  });

  it("never causes a server error, however odd an author's query", { timeout: 60_000 }, async () => {
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    const failed: string[] = [];
    for (const query of ODD_QUERIES) {
      const { status } = await author('GET', `/posts${query}`);
      if (status >= 500) failed.push(`${status} ${query}`);
    }
    expect(failed).toEqual([]);
  });

  it('keeps the requested depth of reads', async () => {
    const { id } = await db.payload.create({
      collection: 'chat-accounts',
      data: { accountName: 'Salma', number: '+212 612 345 678' },
    });
    await db.payload.updateGlobal({ slug: 'chat', data: { accounts: [id] } });
    const accounts = async (depth: number) =>
      (JSON.parse((await staff('GET', `/globals/chat?depth=${depth}`)).text) as { accounts: unknown[] }).accounts;
    expect(await accounts(0)).toEqual([id]);
    expect(await accounts(1)).toEqual([expect.objectContaining({ accountName: 'Salma' })]);
  });

  it('lists and documents are for staff only, whatever fields are selected', async () => {
    const find = vi.spyOn(db.payload.db, 'find');
    const paths = [
      '/posts?limit=100&depth=10',
      '/posts?limit=1&depth=0',
      '/posts/1',
      '/posts/count',
      '/media',
      '/access',
    ];
    for (const path of paths) expect((await visitor('GET', path)).status, path).toBe(403);
    expect(find).not.toHaveBeenCalled();
    for (const path of ['/posts?limit=0', '/posts?limit=1000', '/posts?pagination=false'])
      expect(await staff('GET', path), path).toMatchObject({ status: 200, body: { limit: 200 } });
  });

  it('an anonymous request may ask who it is, one relationship deep', async () => {
    expect(await visitor('GET', '/users/me')).toMatchObject({ status: 200, body: { user: null } });
    expect((await visitor('GET', '/users/me?depth=10')).status).toBe(400);
  });

  it('leaves other instances and Payload’s own list of endpoints as they are', async () => {
    const paths = (slug: 'categories' | 'posts') =>
      (db.payload.collections[slug].config.endpoints || []).map(({ method, path }) => `${method} ${path}`);
    expect(paths('posts')).toContain('get /versions');
    expect(paths('categories')).not.toContain('get /versions');
    expect(new Set(paths('posts')).size).toBe(paths('posts').length);
  });
});
