import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '../../env.ts';
import { emitContentChange } from '../../shared/changes/contentEvents.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { buildTestApp, fakeSite, page, testEnv } from '../testSupport.ts';

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const TEXT = `<h1>Dunes</h1>${'<p>sand and wind</p>'.repeat(100)}`;

/** The whole response as bytes on the wire, without the date. */
async function ask(server: Server, { path, method = 'GET', headers = {} }: Question) {
  const { port } = server.address() as AddressInfo;
  const request = httpRequest({ port, path, method, headers, agent: false }).end();
  const [response] = await once(request, 'response');
  const { date, ...sent } = response.headers as Record<string, string>;
  const body = await buffer(response);
  return { status: response.statusCode as number, sent, body: body.toString('base64') };
}

describe('createReadyAnswers', () => {
  let app: FastifyInstance;
  let text = TEXT;
  let isStopping = false;
  let routed: string[] = [];
  const servers: Server[] = [];
  let env: Env;
  const site = fakeSite(({ path }) => {
    if (path === '/short/')
      return page('short', {
        headers: { 'content-type': 'text/plain', 'cross-origin-resource-policy': 'cross-origin' },
      });
    if (path === '/kept/') return page('mine', { cacheable: false });
    return path.startsWith('/media/') ? page('<h1>Not here</h1>', { status: 404 }) : page(text);
  });

  async function listen(listener: RequestListener): Promise<Server> {
    const server = createServer(listener).listen(0);
    servers.push(server);
    await once(server, 'listening');
    return server;
  }

  /** Requests a page until its best compressed copy is in memory, and once more through the router. */
  async function warmUp(server: Server): Promise<void> {
    await ask(server, { path: '/' });
    await vi.waitFor(() => expect(existsSync(join(env.dataDir, 'pages/index.html'))).toBe(true));
    await ask(server, { path: '/' });
    routed = [];
  }

  beforeEach(async () => {
    text = TEXT;
    isStopping = false;
    env = testEnv({ publicUrl: 'https://example.com' });
    app = await buildTestApp({ site, env, isStopping: () => isStopping });
    app.addHook('onRequest', async ({ raw }) => void routed.push(raw.url ?? ''));
    await app.ready();
    routed = [];
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) server.close();
    await app.close();
  });

  test('sends a page that the router has sent once without asking it again', async () => {
    const server = await listen(app.answer);
    await warmUp(server);
    expect((await ask(server, { path: '/' })).status).toBe(200);
    expect(routed).toEqual([]);
  });

  test('sends exactly what the router would', async () => {
    const [routing, answer] = [await listen(app.routing), await listen(app.answer)];
    await warmUp(routing);
    const { sent } = await ask(routing, { path: '/' });
    await ask(routing, { path: '/short/' });
    const question = fc.record({
      path: fc.constantFrom('/', '/short/', '/kept/'),
      method: fc.constantFrom('GET', 'HEAD', 'POST'),
      headers: fc
        .record({
          encoding: fc.constantFrom('', 'br', 'gzip, deflate', 'br;q=0, gzip', '*', 'identity', 'deflate'),
          etag: fc.constantFrom('', '*', '"other"', String(sent.etag), `"x", ${sent.etag}`),
        })
        .map(({ encoding, etag }) => ({
          ...(encoding && { 'accept-encoding': encoding }),
          ...(etag && { 'if-none-match': etag }),
        })),
    });
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        expect(await ask(answer, asked)).toEqual(await ask(routing, asked));
      }),
    );
  });

  test('forgets a page when the content changes', async () => {
    const server = await listen(app.answer);
    await warmUp(server);
    const old = await ask(server, { path: '/' });
    text = `${TEXT}<p>more</p>`;
    emitContentChange({ touched: 'everything' });
    const changed = await ask(server, { path: '/' });
    expect(changed.body).not.toBe(old.body);
    const { 'server-timing': timing, ...sent } = changed.sent;
    expect(timing).toBe('cache;desc=miss');
    expect(await ask(server, { path: '/' })).toEqual({ ...changed, sent });
  });

  test('leaves all requests to the router while the process stops, which ends each connection', async () => {
    const server = await listen(app.answer);
    await warmUp(server);
    const { sent } = await ask(server, { path: '/', headers: { connection: 'keep-alive' } });
    expect(sent.connection).toBe('keep-alive');
    isStopping = true;
    const last = await ask(server, { path: '/', headers: { connection: 'keep-alive' } });
    expect(last.sent.connection).toBe('close');
  });

  test('never bypasses a rate limit', async () => {
    const server = await listen(app.answer);
    const { max } = RATE_LIMITS.search;
    for (let count = 0; count < max; count += 1) await ask(server, { path: '/search/dunes/' });
    expect((await ask(server, { path: '/search/dunes/' })).status).toBe(429);
  });

  test('does not shadow other routes', async () => {
    const server = await listen(app.answer);
    const question = { path: '/media/dunes.txt' };
    expect((await ask(server, question)).status).toBe(404);
    mkdirSync(join(env.dataDir, 'media'), { recursive: true });
    writeFileSync(join(env.dataDir, 'media/dunes.txt'), 'sand');
    expect(await ask(server, question)).toMatchObject({ status: 200, body: Buffer.from('sand').toString('base64') });
  });
});
