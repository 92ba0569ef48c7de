import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { openSession, restClient } from '../../../tests/support/requests/rest.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';
import { PERMIT_POOLS } from './permitPools.ts';

/** Timeout: on a busy machine signing in and rendering take seconds. */
const PATIENCE = { timeout: 10_000 };
const KEY = 'octo-key-of-atlas-treks-0123456789';

describeDatabase('authenticates', (db) => {
  const build = (changes: Parameters<typeof buildTestApp>[0] = {}) =>
    buildTestApp({ payload: db.payload, env: testEnv({ dataDir: db.dataDir }), ...changes });

  /** The status of a request that never sends its body. */
  async function statusWithoutBody(origin: string, path: string, headers: Record<string, string>): Promise<number> {
    const asked = request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '60000', ...headers },
    }).on('error', () => undefined);
    asked.flushHeaders();
    const [response] = await once(asked, 'response');
    asked.destroy();
    return response.statusCode;
  }

  test.each(['/octo/availability', '/octo/availability/calendar', '/octo/bookings', '/octo/bookings/1/confirm'])(
    'before the body of %s has arrived',
    async (path) => {
      const partners = [{ name: 'Atlas Treks', key: KEY }];
      await db.payload.updateGlobal({ slug: 'channels', data: { octo: true, octoBookings: true, partners } as never });
      const app = await build({ site: buildTestSite(db.payload) });
      onTestFinished(() => app.close());
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      expect(await statusWithoutBody(origin, path, {})).toBe(401);
      expect(await statusWithoutBody(origin, path, { authorization: 'Bearer of-nobody-0123456789' })).toBe(403);
    },
  );

  test('before the body of the first account’s form has arrived', async () => {
    const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
    const claim = { open: () => 'token', close: () => undefined, accepts: () => false };
    const app = await build({ studio, claim });
    onTestFinished(() => app.close());
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await statusWithoutBody(origin, '/claim/guessed/', {})).toBe(404);
  });

  test('and lets staff sign in while bodies of strangers never come', async () => {
    const studio = {
      ready: async () => undefined,
      handle: async (incoming: IncomingMessage, response: ServerResponse) => void response.end(await text(incoming)),
      close: async () => undefined,
    };
    const app = await build({ studio });
    onTestFinished(() => app.close());
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    const signIn = (localAddress: string) =>
      request(`${origin}/api/users/login`, { method: 'POST', headers, localAddress }).on('error', () => undefined);
    const silent = Array.from({ length: PERMIT_POOLS.strangers.total + 1 }, (_, index) => {
      const asked = signIn(`127.0.0.${index + 2}`);
      asked.flushHeaders();
      return asked;
    });
    await vi.waitFor(async () => {
      const count = await new Promise<number>((resolve) => app.server.getConnections((_, all) => resolve(all)));
      expect(count).toBe(silent.length);
    }, PATIENCE);
    const asked = signIn('127.0.0.1').end('{}');
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(200);
    for (const each of silent) each.destroy();
  });

  test('and lets a browser that has signed in before pass a queue of strangers', async () => {
    const password = 'walnuts below toubkal';
    const { email } = await buildUser(db.payload, 'admin', { password });
    const { headers } = await (await restClient(db.payload))('POST', '/users/login', { email, password });
    const cookie = headers.getSetCookie().find((each) => each.startsWith('rihla-known=')) ?? '';
    const pending = Promise.withResolvers<void>();
    const studio = {
      ready: async () => undefined,
      handle: async ({ headers }: IncomingMessage, response: ServerResponse) => {
        if (!headers.cookie) await pending.promise;
        response.end('Signed in');
      },
      close: async () => undefined,
    };
    const app = await build({ studio });
    onTestFinished(() => app.close());
    let visitors = 0;
    const signIn = async (sent: Record<string, string> = {}) => {
      visitors += 1;
      const url = '/api/users/login';
      return app.inject({ method: 'POST', url, headers: sent, remoteAddress: `10.0.0.${visitors}` });
    };
    const { queuedTotal, total } = PERMIT_POOLS.strangers;
    const strangers = Array.from({ length: total + queuedTotal }, () => signIn());
    expect((await signIn()).statusCode).toBe(503);
    expect((await signIn({ cookie: 'rihla-known=1.guessed.guessed' })).statusCode).toBe(503);
    expect((await signIn({ cookie: cookie.split(';')[0] ?? '' })).body).toBe('Signed in');
    pending.resolve();
    await Promise.all(strangers);
  });

  test('before a preview takes a permit that staff need', async () => {
    const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
    const site = fakeSite(() => page('Not here', { status: 404 }));
    const drawing = Promise.withResolvers<void>();
    let drawn = 0;
    site.preview = async () => {
      drawn += 1;
      await drawing.promise;
      return page('Drawn');
    };
    const app = await build({ studio, site });
    onTestFinished(() => app.close());
    const authorization = `JWT ${await openSession(db.payload, await buildUser(db.payload, 'editor'))}`;
    // An account behind the same IP address holds all of its permits.
    const { perClient } = PERMIT_POOLS.staff;
    const url = '/preview/pages/1/';
    const draw = (headers: Record<string, string>) => Promise.resolve(app.inject({ url, headers }));
    const busy = Array.from({ length: perClient + 1 }, () => draw({ authorization }));
    await vi.waitFor(() => expect(drawn).toBe(perClient), PATIENCE);
    expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject('/preview/global/site/')).statusCode).toBe(404);
    // Permits are per account, not per IP address: a colleague in the same office does not wait.
    const colleague = `JWT ${await openSession(db.payload, await buildUser(db.payload, 'author'))}`;
    busy.push(draw({ authorization: colleague }));
    await vi.waitFor(() => expect(drawn).toBe(perClient + 1), PATIENCE);
    drawing.resolve();
    for (const { statusCode } of await Promise.all(busy)) expect(statusCode).toBe(200);
  });
});
