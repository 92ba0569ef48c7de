import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../../tests/support/testPayload.ts';
import { NETWORK_HEADER } from '../../cms/auditLog/noteAudit.ts';
import { createStudioLanguages } from '../../cms/studio/language/studioLanguages.ts';
import { studioFailed } from '../faults/errors.ts';
import type { Studio } from '../studio/createStudio.ts';
import { buildTestApp, testEnv, WITH_STAFF } from '../testSupport.ts';

const LARGE = Buffer.alloc(200_000, 'x');

describe('studio', () => {
  let app: FastifyInstance;
  let seen: IncomingMessage[];
  let ready: () => Promise<void>;

  beforeEach(async () => {
    seen = [];
    ready = async () => undefined;
    const studio: Studio = {
      ready: () => ready(),
      close: async () => undefined,
      async handle(request, response) {
        seen.push(request);
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        response.setHeader('X-Powered-By', 'Next.js, Payload');
        response.setHeader('Content-Security-Policy', "script-src 'none'");
        response.end(Buffer.concat(chunks));
      },
    };
    app = await buildTestApp({ payload: WITH_STAFF, studio });
  });
  afterEach(() => app.close());

  test('its pages get a policy with a new nonce per response, which Next receives', async () => {
    const policies = await Promise.all(
      ['/admin', '/admin/collections/posts'].map(
        async (url) =>
          (await app.inject({ url, headers: { authorization: 'JWT staff' } })).headers['content-security-policy'],
      ),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(policies[0]).not.toContain('unsafe-eval');
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies).toContain(seen[0]?.headers['content-security-policy']);
  });

  test('its data would run nothing if a browser showed it', async () => {
    const { headers } = await app.inject('/api/media/file/x.svg');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('Payload learns the shortened address of the visitor, which no header can forge', async () => {
    for (const [remoteAddress, network] of [
      ['198.51.100.27', '198.51.100.x'],
      ['::ffff:198.51.100.27', '198.51.100.x'],
      ['2001:db8:a:b::7', '2001:db8:a::/48'],
    ] as const) {
      await app.inject({ url: '/api/posts', remoteAddress, headers: { [NETWORK_HEADER]: 'forged' } });
      expect(seen.at(-1)?.headers[NETWORK_HEADER]).toBe(network);
    }
  });

  test('no header names the software', async () => {
    expect((await app.inject('/admin/logout')).headers).not.toHaveProperty('x-powered-by');
  });

  const upload = (headers: Record<string, string>, url = '/api/media') =>
    app.inject({
      method: 'POST',
      url,
      payload: LARGE,
      headers: { 'content-type': 'multipart/form-data; boundary=y', ...headers },
    });

  test('a staff body reaches Next unchanged, however large', async () => {
    const response = await upload({ authorization: 'JWT staff' });
    expect(response.rawPayload.equals(LARGE)).toBe(true);
  });

  test.each(['/api/media', '/api/users/login', '/api/nothing', '/admin/login'])(
    'a large anonymous body is not read at %s',
    async (url) => {
      // Access is checked before size.
      const refusal = url === '/admin/login' ? 401 : 413;
      expect((await upload({}, url)).statusCode).toBe(refusal);
      expect((await upload({ authorization: 'JWT made.up' }, url)).statusCode).toBe(refusal);
      expect((await upload({ 'content-length': '99999999', authorization: 'JWT staff' }, url)).statusCode).toBe(413);
      const unmeasured = await upload({ 'transfer-encoding': 'chunked' }, url);
      expect(unmeasured.statusCode).toBe(url === '/admin/login' ? 401 : 411);
      expect(seen).toEqual([]);
    },
  );

  test('server functions of its pages are for staff only', async () => {
    const call = (headers = {}) =>
      app.inject({ method: 'POST', url: '/admin/login', payload: '[]', headers: { 'next-action': 'x', ...headers } });
    expect((await call()).statusCode).toBe(401);
    expect(seen).toEqual([]);
    expect((await call({ authorization: 'JWT staff' })).statusCode).toBe(200);
  });

  test('a method override is only passed on where Payload can read it', async () => {
    const ask = (type: string) =>
      app.inject({
        method: 'POST',
        url: '/api/posts',
        payload: 'limit=1',
        headers: { 'content-type': type, 'x-payload-http-method-override': 'GET' },
      });
    expect((await ask('application/json')).statusCode).toBe(415);
    expect((await ask('application/x-www-form-urlencoded')).statusCode).toBe(200);
  });

  test.each([
    ['GET', '/admin/create-first-user'],
    ['GET', '/admin/create-first-user/?redirect=x'],
    ['GET', '/admin/Create-First-User'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/users/first-register/'],
    ['POST', '/api/users/FIRST-register?x'],
    ['PUT', '/api/users/first-register'],
  ] as const)('%s %s cannot create the first account', async (method, url) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('one-time link');
    expect(seen).toEqual([]);
  });

  test('studio files are served, and nothing else below their path', async () => {
    expect((await app.inject('/_next/static/chunks/%5Broot%5D.js')).statusCode).toBe(200);
    expect(seen).toHaveLength(1);
    expect((await app.inject({ method: 'POST', url: '/_next/static/x.js' })).statusCode).toBe(405);
    await app.inject('/_next/image?url=%2Fmedia%2Fx.webp&w=3840&q=75');
    await app.inject('/_next/data/x/api/users/login.json');
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['PUT', '/admin', 'GET, HEAD, POST'],
    ['DELETE', '/admin/login', 'GET, HEAD, POST'],
    ['TRACE', '/api/users', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
  ])('%s %s is refused with the allowed methods', async (method, url, allow) => {
    const response = await app.inject({ method: method as 'PUT', url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
    expect(seen).toEqual([]);
  });

  test('HEAD reaches Payload as GET, and is answered without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/posts' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(seen[0]?.method).toBe('GET');
  });

  const foreign = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=y',
  ];
  const changes = [
    ['POST', '/api/users/login'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/reset-password'],
    ['POST', '/api/users/forgot-password'],
    ['PATCH', '/api/users/1'],
    ['DELETE', '/api/posts/1'],
    ['POST', '/admin'],
  ] as const;
  test.each(changes)('%s %s from another site is refused, whatever its content type', async (method, url) => {
    for (const origin of foreign) {
      for (const type of types) {
        const payload = '{"email":"a@example.com","password":"x"}';
        const response = await app.inject({ method, url, payload, headers: { ...origin, 'content-type': type } });
        expect(response.statusCode).toBe(403);
        expect(response.body).toContain('came from another site');
      }
    }
    expect(seen).toEqual([]);
  });

  test('accepts the studio’s own pages, and programs, which send no Origin', async () => {
    const own = testEnv().publicUrl;
    const senders = [
      {},
      { origin: own },
      { origin: own, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of senders) await app.inject({ method: 'POST', url: '/api/users/login', payload: {}, headers });
    for (const headers of foreign) await app.inject({ url: '/api/posts', headers });
    expect(seen).toHaveLength(senders.length + foreign.length);
  });

  test('an error response has the format of the studio’s forms', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const { body } = await app.inject({ method: 'POST', url: '/api/users/login', payload: {}, headers });
    expect(JSON.parse(body).errors[0].message).toContain(`${testEnv().publicUrl}/admin`);
  });

  test('a password can be tried ten times a minute', async () => {
    const attempt = () => app.inject({ method: 'POST', url: '/api/users/login', payload: {} });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).statusCode).toBe(200);
    const refused = await attempt();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/api/pages')).statusCode).toBe(200);
    expect((await app.inject('/api/pages')).headers).not.toHaveProperty('x-ratelimit-limit');
  });

  test('a studio that fails to start responds with an error, and the site is served', async () => {
    ready = () => Promise.reject(studioFailed(new Error('no build')));
    expect((await app.inject('/admin/login')).statusCode).toBe(503);
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});

test('a process without the studio has no studio routes', async () => {
  const app = await buildTestApp();
  expect((await app.inject('/admin')).body).toContain('<h1>Hello</h1>');
  expect((await app.inject({ method: 'POST', url: '/api/users/login' })).statusCode).toBe(405);
  await app.close();
});

test('the catalogue of a language is a script for anybody, cached for a year, sent with Brotli; no other name has one', async () => {
  const languages = createStudioLanguages(ROOT);
  const studio: Studio = { ready: async () => undefined, close: async () => undefined, handle: async () => undefined };
  const app = await buildTestApp({ languages, payload: WITH_STAFF, studio });
  const url = languages.serve({ cookie: 'payload-lng=fr' }, () => globalThis.rihlaStudioWords?.script) ?? '';
  const plain = await app.inject(url);
  expect(plain.body).toMatch(/^globalThis\.rihlaStudioWords=\{"language":"fr"/);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  // Not found is the site's page here.
  expect((await app.inject('/admin/words/fr.js')).body).toContain('<h1>Hello</h1>');
  await app.close();
});
