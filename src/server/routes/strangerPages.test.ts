import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { KEPT_MS } from '../studio/signInPages.ts';
import { buildTestApp, STAFF, WITH_STAFF } from '../testSupport.ts';

let app: FastifyInstance;
/** The requests that Next got. */
let seen: Pick<IncomingMessage, 'headers' | 'url'>[];
let cookie: string | undefined;

beforeEach(async () => {
  seen = [];
  cookie = undefined;
  app = await buildTestApp({
    payload: WITH_STAFF,
    studio: {
      ready: async () => undefined,
      close: async () => undefined,
      async handle({ headers, url }, response) {
        seen.push({ headers: { ...headers }, url: url ?? '' });
        const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
        if (cookie) response.setHeader('Set-Cookie', cookie);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'private, no-store');
        response.end(`<script nonce="${nonce}"></script> ${url} <script nonce="${nonce}"></script>`);
      },
    },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const NONCE = /'nonce-([\w+/]{22}==)'/;

test('the sign-in page is rendered once for all, and each response has a nonce of its own', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => app.inject('/admin/login')));
  expect(seen).toHaveLength(1);
  const nonces = answers.map(({ headers }) => NONCE.exec(String(headers['content-security-policy']))?.[1]);
  expect(new Set(nonces).size).toBe(3);
  for (const [index, { body, headers, statusCode }] of answers.entries()) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toBe(
      `<script nonce="${nonces[index]}"></script> /admin/login <script nonce="${nonces[index]}"></script>`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('it is compressed for browsers that take that, and a HEAD has no body', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/admin/login', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toContain('/admin/login');
  expect((await app.inject({ method: 'HEAD', url: '/admin/login' })).body).toBe('');
  expect(seen).toHaveLength(1);
});

test('sign-in page for strangers: cached for seconds by language, theme and redirect; other headers and cookies are not passed on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const headers = { host: 'elsewhere.example', cookie: 'payload-theme=dark; payload-token=stolen', 'user-agent': 'x' };
  await app.inject({ url: '/admin/login', headers });
  expect(seen[0]?.headers).toMatchObject({ cookie: 'payload-lng=en; payload-theme=dark', host: 'localhost:3000' });
  expect(seen[0]?.headers['user-agent']).not.toBe('x');
  await app.inject({ url: '/admin/login', headers: { 'sec-ch-prefers-color-scheme': '"light"' } });
  await app.inject('/admin/login?redirect=%2Fadmin%2Fglobals%2Ftheme');
  await app.inject('/admin/forgot');
  expect(seen).toHaveLength(4);
  vi.setSystemTime(Date.now() + KEPT_MS - 1);
  await app.inject('/admin/forgot');
  expect(seen).toHaveLength(4);
  vi.setSystemTime(Date.now() + 1);
  await app.inject('/admin/forgot');
  expect(seen).toHaveLength(5);
  const french = { 'accept-language': 'fr-CA,fr;q=0.9' };
  await app.inject({ url: '/admin/forgot', headers: french });
  await app.inject({ url: '/admin/forgot', headers: { cookie: 'payload-lng=fr' } });
  expect(seen).toHaveLength(6);
  expect(seen[5]?.headers.cookie).toBe('payload-lng=fr');
});

test('a page that sets a cookie is not kept', async () => {
  cookie = 'payload-token=; Max-Age=0';
  await app.inject('/admin/login');
  const { headers } = await app.inject('/admin/login');
  expect(headers['set-cookie']).toBe(cookie);
});

test.each([
  ['/admin', '/admin/login'],
  ['/admin/', '/admin/login'],
  ['/admin/globals/theme?tab=2', '/admin/login?redirect=%2Fadmin%2Fglobals%2Ftheme%3Ftab%3D2'],
  ['/admin/new-booking', '/admin/login?redirect=%2Fadmin%2Fnew-booking'],
  [`/admin/${'x'.repeat(500)}`, '/admin/login'],
])('%s leads to the sign-in page without Next', async (url, target) => {
  const { headers, statusCode } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([302, target]);
  expect(seen).toEqual([]);
});

test('staff get every page from Next, and so do navigations of Next’s own', async () => {
  for (const url of ['/admin', '/admin/login', '/admin/login']) await app.inject({ url, headers: STAFF });
  await app.inject({ url: '/admin/globals/theme', headers: { rsc: '1' } });
  expect(seen.map(({ url }) => url)).toEqual(['/admin', '/admin/login', '/admin/login', '/admin/globals/theme']);
});

test('renders by Next are limited per visitor; the cached page is not', async () => {
  const { max } = RATE_LIMITS.studioRenders;
  await app.inject('/admin/login');
  for (let number = 1; number < max; number += 1) await app.inject(`/admin/reset/${number}`);
  // The header of the server's own requests, guessed.
  const headers = { 'x-rihla-render': 'guessed' };
  for (const url of ['/admin/reset/x', '/admin/login?redirect=x', '/admin/login?made=up'])
    expect((await app.inject({ url, headers })).statusCode).toBe(429);
  expect((await app.inject({ url: '/admin/globals/theme', headers: { rsc: '1' } })).statusCode).toBe(429);
  expect(seen).toHaveLength(max);
  expect((await app.inject('/admin/login')).statusCode).toBe(200);
  expect((await app.inject({ url: '/admin/reset/x', remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
});
