import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestRaw } from '../../../tests/support/requests/requestRaw.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { buildTestApp, fakeSite, page, temporaryFolder, testEnv } from '../testSupport.ts';
import { visitorKey } from './rateLimit.ts';

describe('security headers', () => {
  test.each(['/', '/healthz', '/media/none.jpg', '/%zz'])('come with %s', async (url) => {
    const app = await buildTestApp();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
    await app.close();
  });

  test.each([
    ['text/css; charset=utf-8', false],
    ['application/javascript; charset=utf-8', false],
    ['font/woff2', false],
    ['image/avif', false],
    ['image/svg+xml', true],
    ['text/html; charset=utf-8', true],
    ['application/pdf', true],
  ])('for documents only: %s has them: %s', async (type, hasThem) => {
    const app = await buildTestApp();
    app.get('/part', endpoint(READING), (_request, reply) => reply.type(type).send('x'));
    const { headers } = await app.inject('/part');
    expect('permissions-policy' in headers).toBe(hasThem);
    expect('cross-origin-opener-policy' in headers).toBe(hasThem);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    await app.close();
  });

  test('send HSTS where the site is on https', async () => {
    const app = await buildTestApp({ env: testEnv({ publicUrl: 'https://khettara.example' }) });
    expect((await app.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    await app.close();
  });
});

describe('content security policy', () => {
  test.each([
    ['application/json', "default-src 'none'; frame-ancestors 'self'"],
    ['application/rss+xml; charset=utf-8', "default-src 'none'; frame-ancestors 'self'"],
    ['text/html; charset=utf-8', "default-src 'none'; frame-ancestors 'self'"],
    ['text/css; charset=utf-8', undefined],
    ['font/woff2', undefined],
  ])('default for %s: %s', async (type, policy) => {
    const app = await buildTestApp();
    app.get('/bare', endpoint(READING), (_request, reply) => reply.type(type).send('x'));
    expect((await app.inject('/bare')).headers['content-security-policy']).toBe(policy);
    await app.close();
  });

  test('is on every response that is not a page', async () => {
    const app = await buildTestApp({
      site: fakeSite(() => page('<rss/>', { headers: { 'content-type': 'text/xml' } })),
    });
    await app.ready();
    const server = createServer(app.answer).listen(0);
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    // The second is served from memory ahead of the router.
    for (const path of ['/feed/', '/feed/', '/healthz', '/wp-json/rihla/v1/time/', '/%zz'])
      expect((await requestRaw(origin, path)).headers['content-security-policy'], path).toContain("default-src 'none'");
    server.close();
    await app.close();
  });
});

describe('request limits', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildTestApp();
  });
  afterEach(() => app.close());

  test('refuse a URL over 4 kB', async () => {
    expect((await app.inject(`/${'a'.repeat(4000)}/`)).statusCode).toBe(200);
    const response = await app.inject(`/?${'a'.repeat(4100)}`);
    expect(response.statusCode).toBe(414);
  });

  test('refuse a URL with invalid percent-encoding', async () => {
    expect((await app.inject('/%zz')).statusCode).toBe(400);
  });

  test('refuse a body over 64 kB', async () => {
    app.post('/form', endpoint(READING), (request) => ({ got: Boolean(request.body) }));
    const send = (size: number) => app.inject({ method: 'POST', url: '/form', payload: { text: 'x'.repeat(size) } });
    expect((await send(60_000)).statusCode).toBe(200);
    const response = await send(70_000);
    expect(response.statusCode).toBe(413);
  });
});

describe('rate limit', () => {
  test('refuses a search over the limit', async () => {
    const app = await buildTestApp();
    let response = await app.inject('/search/dunes/');
    for (let asked = 1; asked <= 60; asked += 1) response = await app.inject('/search/dunes/');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ])('counts %s as %s', (ip, key) => {
    expect(visitorKey(ip)).toBe(key);
  });

  test.each([
    [0, '127.0.0.1'],
    [1, '198.51.100.2'],
  ])('trusts %i proxies for the client’s IP address', async (trustedProxies, ip) => {
    const app = await buildTestApp({ env: testEnv({ trustedProxies }) });
    app.get('/ip', endpoint(READING), (request) => ({ ip: request.ip }));
    const response = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': '203.0.113.1, 198.51.100.2' } });
    expect(response.json()).toEqual({ ip });
    await app.close();
  });
});

describe('static files', () => {
  let app: FastifyInstance;
  let folder: string;
  beforeEach(async () => {
    const env = testEnv();
    const assetsDir = temporaryFolder();
    folder = join(env.dataDir, 'media');
    mkdirSync(folder);
    writeFileSync(join(env.dataDir, 'media/dunes-640.avif'), 'picture');
    writeFileSync(join(env.dataDir, 'media/sign.svg'), '<svg/>');
    writeFileSync(join(env.dataDir, 'secret'), 'secret');
    writeFileSync(join(assetsDir, 'toc-1a2b.js'), 'let a');
    writeFileSync(join(assetsDir, 'toc-1a2b.js.br'), 'brotli');
    app = await buildTestApp({ env, assetsDir, site: fakeSite(() => page('Not here', { status: 404 })) });
  });
  afterEach(() => app.close());

  test('pictures are cached for a year and run nothing', async () => {
    const response = await app.inject('/media/dunes-640.avif');
    expect(response.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect((await app.inject('/media/sign.svg')).headers['content-security-policy']).toContain('sandbox');
  });

  test('assets are sent as compressed at build time', async () => {
    const response = await app.inject({ url: '/assets/toc-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(response.body).toBe('brotli');
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('a picture is served without listing its folder', async ({ skip }) => {
    const LONG_AGO = new Date('2001-01-01');
    const isListedBy = async (act: () => unknown) => {
      utimesSync(folder, LONG_AGO, new Date());
      await act();
      return statSync(folder).atimeMs !== LONG_AGO.getTime();
    };
    // A file system mounted without times of access cannot tell.
    if (!(await isListedBy(() => readdirSync(folder)))) skip();
    let body: string | undefined;
    expect(
      await isListedBy(async () => {
        body = (await app.inject('/media/dunes-640.avif')).body;
      }),
    ).toBe(false);
    expect(body).toBe('picture');
  });

  test.each([
    ['/media/..%2fsecret', 400],
    ['/media/none.avif', 404],
    ['/media/%2fetc%2fpasswd', 404],
    ['/assets/', 404],
  ])('%s is not found', async (url, status) => {
    const response = await app.inject(url);
    expect(response.body).not.toBe('secret');
    expect(response.statusCode).toBe(status);
  });
});
