import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildSiteApp } from '../../../tests/support/testSite.ts';
import { countMiss } from '../../parts/search/formEndpoints.ts';

const URL = '/wp-json/rihla/v1/search-misses';

describeEachDatabase('searches without results', (db) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildSiteApp(db);
  });
  afterEach(() => app.close());

  let visitor = 0;
  async function send(payload: object, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
    visitor += 1;
    return (await app.inject({ method: 'POST', url: URL, payload, headers, remoteAddress: `10.3.0.${visitor}` }))
      .statusCode;
  }
  const rows = async () =>
    (await db.payload.find({ collection: 'search-misses', sort: 'id', depth: 0 })).docs.map(({ count, words }) => [
      words,
      count,
    ]);

  test('are counted by normalized words; possible personal data is not stored', async () => {
    for (const words of ['Camel ride', 'camel  ride', 'me@example.com', '+212 524 000 142', 'كثبان'])
      expect(await send({ words })).toBe(204);
    expect(await send({ words: 'x'.repeat(200) })).toBe(400);
    expect(await send({ words: 7 })).toBe(400);
    expect(await send({ words: 'camel ride' }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await rows()).toEqual([
      ['camel ride', 2],
      ['كثبان', 1],
    ]);
  });

  test('keep their latest day, and are limited in number: the least counted row is evicted', async () => {
    await countMiss(db.payload, 'camel', '2026-05-01', 3);
    await countMiss(db.payload, 'camel', '2026-05-03', 3);
    await countMiss(db.payload, 'tea', '2026-05-02', 3);
    const { docs } = await db.payload.find({ collection: 'search-misses', sort: 'id' });
    expect(docs.map(({ day }) => day)).toEqual(['2026-05-03', '2026-05-02']);
    for (let number = 0; number < 8; number += 1) await countMiss(db.payload, `word ${number}`, '2026-05-04', 3);
    expect((await rows()).length).toBeLessThanOrEqual(3);
  });
});
