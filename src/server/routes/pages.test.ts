import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, fakeSite, page } from '../testSupport.ts';

const TEXT = `<h1>Dunes</h1>${'<p>sand and wind</p>'.repeat(100)}`;

describe('pages', () => {
  let app: FastifyInstance;
  const site = fakeSite(({ path }) => {
    if (path === '/broken/') throw new Error('secret detail');
    const moved = { status: 301, cacheable: false, keepsQuery: true } as const;
    if (path === '/moved/') return page('', { ...moved, headers: { location: '/' } });
    // As those to the canonical form of an address, which have the query already, or have it in the path.
    if (path === '/search') return page('', { ...moved, keepsQuery: undefined, headers: { location: '/search/tea/' } });
    if (path === '/away/') return page('', { ...moved, headers: { location: 'https://elsewhere.example/' } });
    if (path === '/onwards/') return page('', { ...moved, headers: { location: '/tours/?kind=desert' } });
    if (path === '/nothing/') return page('<h1>Not here</h1>', { status: 404 });
    return page(TEXT);
  });
  beforeEach(async () => {
    app = await buildTestApp({ site });
    site.asked.length = 0;
  });
  afterEach(() => app.close());

  test('sends a page that browsers cache but revalidate', async () => {
    const response = await app.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(TEXT);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  test('renders once for many requests, whatever unknown parameters they have', async () => {
    await Promise.all(['/', '/?utm_source=x', '/?a=1&b=2', '/'].map((url) => app.inject(url)));
    await app.inject('/?fbclid=y');
    expect(site.asked).toEqual(['/']);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('compresses for %s', async (accept, encoding, open) => {
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': accept } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(open(response.rawPayload).toString()).toBe(TEXT);
  });

  test('answers 304 without a body when the ETag matches', async () => {
    const first = await app.inject('/');
    const second = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': first.headers['cache-control'] });
  });

  test('answers HEAD like GET, without the body', async () => {
    const [get, head] = await Promise.all([app.inject('/'), app.inject({ method: 'HEAD', url: '/' })]);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('passes redirects through', async () => {
    const response = await app.inject('/moved/');
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/');
  });

  test('redirects inside the site keep the query, which links in letters need; others do not get it', async () => {
    const places = [
      '/moved/?key=a&n=1',
      '/moved/?key=b',
      '/moved/?',
      '/away/?key=a',
      '/onwards/?key=a',
      '/search?s=tea',
    ];
    const responses = await Promise.all(places.map((url) => app.inject(url)));
    expect(responses.map(({ headers }) => headers.location)).toEqual([
      '/?key=a&n=1',
      '/?key=b',
      '/',
      'https://elsewhere.example/',
      '/tours/?kind=desert',
      '/search/tea/',
    ]);
  });

  test('sends the not-found page with its status, and caches it', async () => {
    const first = await app.inject('/nothing/');
    expect([first.statusCode, first.body]).toEqual([404, '<h1>Not here</h1>']);
    await app.inject('/nothing/');
    expect(site.asked).toEqual(['/nothing/']);
  });

  test('never answers 304 for a page that is gone', async () => {
    const response = await app.inject({ url: '/nothing/', headers: { 'if-none-match': '*' } });
    expect(response.statusCode).toBe(404);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s and lists the allowed methods',
    async (method) => {
      const response = await app.inject({ method, url: '/', payload: method === 'OPTIONS' ? undefined : 'x' });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(site.asked).toEqual([]);
    },
  );

  test('hides the details of a server error from visitors', async () => {
    const response = await app.inject('/broken/');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('sends an error as JSON to clients that prefer JSON', async () => {
    const response = await app.inject({ url: '/broken/', headers: { accept: 'application/json' } });
    expect(response.json()).toEqual({ error: { id: 'internal_error', message: expect.any(String) } });
  });
});
