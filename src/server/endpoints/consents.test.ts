import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { deleteOldConsents } from '../../parts/consent/deleteOldConsents.ts';
import { buildTestApp, testEnv } from '../testSupport.ts';

const PUBLIC_URL = 'http://localhost:3000';
const ADDRESS = '/wp-json/rihla/v1/consents';
const CHOICE = {
  consentId: '4b5e1c4e-9d0a-4c0f-8f36-0c7d5f6a1b2c',
  revision: 2,
  accepted: ['necessary', 'analytics'],
  language: 'en',
};

describeEachDatabase('consents', (db) => {
  let app: FastifyInstance;

  beforeEach(async () => {
    const env = testEnv({ dataDir: db.dataDir, publicUrl: PUBLIC_URL });
    app = await buildTestApp({ payload: db.payload, env });
  });
  afterEach(() => app.close());

  const send = (payload: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.inject({ method: 'POST', url: ADDRESS, payload: payload as object, headers });
  const records = async () =>
    (await db.payload.find({ collection: 'consent-records', pagination: false, sort: 'id' })).docs;

  test.each([
    ['an id that is not the library’s', { consentId: 'amina@khettara.example' }],
    ['a version that is none', { revision: 0 }],
    ['a category that is none', { accepted: ['everything'] }],
    ['a category twice', { accepted: ['analytics', 'analytics'] }],
    ['a language that is none', { language: 'a language' }],
    ['nothing', { consentId: undefined }],
  ])('%s is refused', async (_what, change) => {
    const answer = await send({ ...CHOICE, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: { id: expect.any(String), message: expect.any(String) } });
    expect(await records()).toEqual([]);
  });

  test('a body that is too large, or not JSON, is refused', async () => {
    expect((await send({ ...CHOICE, language: 'e'.repeat(2_000) })).statusCode).toBe(413);
    expect((await send('{', { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' })).statusCode).toBe(
      400,
    );
    expect((await send('x', { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' })).statusCode).toBe(400);
  });

  test('refuses a cross-site request', async () => {
    expect((await send(CHOICE, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(CHOICE, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await records()).toEqual([]);
  });

  test('limits one visitor to twenty a minute', async () => {
    for (let count = 0; count < 20; count += 1) await send({});
    const answer = await send(CHOICE);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json().error.id).toBe('too_many_requests');
  });

  test('a choice is recorded without personal data', async () => {
    const answer = await send({ ...CHOICE, ip: '198.51.100.7' }, { origin: PUBLIC_URL, 'user-agent': 'Somebody’s' });
    expect(answer.statusCode).toBe(204);
    expect(await records()).toEqual([
      { ...CHOICE, id: expect.any(Number), createdAt: expect.any(String), updatedAt: expect.any(String) },
    ]);
  });

  test('a refusal is recorded too, and a later change beside it', async () => {
    await send(CHOICE);
    await send({ ...CHOICE, accepted: ['necessary'] });
    expect((await records()).map(({ accepted }) => accepted)).toEqual([['necessary', 'analytics'], ['necessary']]);
  });

  test('deletes records older than three years, however many', async () => {
    const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000).toISOString();
    const add = (createdAt: string) =>
      db.payload.create({
        collection: 'consent-records',
        data: { ...CHOICE, accepted: ['necessary'], createdAt } as never,
      });
    for (let count = 0; count < 21; count += 1) await add(yearsAgo(3.1));
    await add(yearsAgo(2.9));
    await send(CHOICE);
    await deleteOldConsents.run({ payload: db.payload, env: testEnv(), now: new Date(), isStopped: () => false });
    expect((await records()).map(({ accepted }) => accepted)).toEqual([['necessary'], ['necessary', 'analytics']]);
    for (const { createdAt } of await records()) expect(createdAt > yearsAgo(3)).toBe(true);
  });
});
