import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createLocalReq } from 'payload';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { openInvitation } from '../../cms/accounts/invitations.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';

const PASSWORD = 'sand and saffron';

describeEachDatabaseInTurn('the page of an invitation', (db) => {
  let app: FastifyInstance;
  let path: string;

  beforeEach(async () => {
    const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
    app = await buildTestApp({
      payload: db.payload,
      env: testEnv({ dataDir: db.dataDir }),
      site: fakeSite(() => page('Not here', { status: 404 })),
      studio,
    });
    const { id } = await buildUser(db.payload, 'guide', {
      email: 'guide@example.com',
      password: 'random, nobody knows',
    });
    const req = await createLocalReq({}, db.payload);
    path = `/invitation/${await inTransaction(req, () => openInvitation(req, id, new Date()))}/`;
  });
  afterEach(() => app.close());

  const send = (answers: object, to = path): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: to,
      payload: new URLSearchParams({ password: PASSWORD, repeat: PASSWORD, ...answers }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('answers 404 to a wrong link', async () => {
    for (const wrong of [`${path.slice(0, -2)}!/`, '/invitation/1/', `/invitation/1-${'a'.repeat(43)}/`]) {
      expect((await app.inject(wrong)).statusCode, wrong).toBe(404);
      expect((await send({}, wrong)).statusCode, wrong).toBe(404);
    }
  });

  test('has a password form that works without script, and does not leak its URL', async () => {
    const { body, headers, statusCode } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script');
    expect(body).not.toContain('name="email"');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  });

  test.each([
    [{ repeat: 'something else' }, 'The two passwords differ'],
    [{ password: 'short', repeat: 'short' }, 'at least 12 characters'],
    [{ password: 'guide@example.com', repeat: 'guide@example.com' }, 'not made of your e-mail address'],
  ])('refuses %o with a reason; the link still works', async (answers, reason) => {
    const { body, statusCode } = await send(answers);
    expect(statusCode).toBe(422);
    expect(body).toContain(reason);
    expect((await app.inject(path)).statusCode).toBe(200);
  });

  test('signs the user in after a password is chosen, once', async () => {
    const done = await send({});
    expect([done.statusCode, done.headers.location]).toEqual([303, '/admin']);
    expect(String(done.headers['set-cookie'])).toContain('payload-token=');
    expect((await send({ password: 'another one at all', repeat: 'another one at all' })).statusCode).toBe(404);
    const data = { email: 'guide@example.com', password: PASSWORD };
    expect((await db.payload.login({ collection: 'users', data })).token).toBeTruthy();
  });
});
