import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage } from '../../../tests/support/factories.ts';
import { buildSiteApp } from '../../../tests/support/testSite.ts';

const URL = '/wp-json/rihla/v1/contact-clicks';

describeEachDatabase('contact clicks', (db) => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = await buildSiteApp(db);
  });
  afterEach(() => app.close());

  let visitor = 0;
  async function send(payload: object, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
    visitor += 1;
    return (await app.inject({ method: 'POST', url: URL, payload, headers, remoteAddress: `10.1.0.${visitor}` }))
      .statusCode;
  }

  test('counts concurrent clicks in one row per channel and page; refuses invalid bodies', async () => {
    await buildPage(db.payload, { path: '/about/' });
    const click = { channel: 'phone', path: '/about/' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(click)));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await send({ channel: 'email', path: '/about/' })).toBe(204);
    expect(await send({ channel: 'carrier pigeon', path: '/about/' })).toBe(400);
    expect(await send({ channel: 'phone', path: 'about' })).toBe(400);
    expect(await send(click, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    const { docs } = await db.payload.find({ collection: 'contact-clicks', sort: 'id', depth: 0 });
    expect(docs.map(({ channel, count, path }) => [channel, path, count])).toEqual([
      ['phone', '/about/', 20],
      ['email', '/about/', 1],
    ]);
  });
});
