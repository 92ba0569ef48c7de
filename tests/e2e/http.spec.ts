import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask } from './support/http.ts';
import { ARTICLE, HOME, PAGE_KINDS } from './support/kinds.ts';

test.describe('addresses', () => {
  const variants: readonly [string, string][] = [
    ['/about', '/about/'],
    ['/About/', '/about/'],
    ['//about//', '/about/'],
    ['/ABOUT?utm_source=letter', '/about/?utm_source=letter'],
    ['/about?a=1&b=%20c', '/about/?a=1&b=+c'],
    ['/journeys//From-Snow-To-Sand', '/journeys/from-snow-to-sand/'],
    ['/?s=camel', '/search/camel/'],
    ['/search?s=mint%20tea', '/search/mint%20tea/'],
    ['/articles/page/1/', '/articles/'],
    ['/feed', '/feed/'],
  ];
  for (const [from, to] of variants) {
    test(`${from} redirects to ${to} once, permanently`, async () => {
      const { status, headers } = await ask(from);
      expect(status).toBe(301);
      expect(headers.location).toBe(to);
      expect((await ask(to)).status).toBe(200);
    });
  }

  test('never redirect to another site', async () => {
    for (const path of ['//evil.example/about', '/\\evil.example/', '//evil.example//', '/%2F%2Fevil.example']) {
      const { status, headers } = await ask(path);
      expect.soft(status, path).toBeLessThan(500);
      if (headers.location) expect.soft(headers.location, path).toMatch(/^\/[^/\\]/);
    }
  });

  test('unknown query parameters change nothing', async () => {
    const [plain, tagged] = await Promise.all([ask(HOME.path), ask(`${HOME.path}?utm_source=x&fbclid=1`)]);
    expect(tagged.status).toBe(200);
    expect(tagged.headers.etag?.replace('W/', '')).toBe(plain.headers.etag?.replace('W/', ''));
    expect(tagged.body.equals(plain.body)).toBe(true);
  });
});

test.describe('compression', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    test(`sends pages as ${encoding}, the same when decoded`, async () => {
      const plain = await ask(ARTICLE.path, { headers: { 'accept-encoding': 'identity' } });
      const packed = await ask(ARTICLE.path, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
      expect(decoders[encoding](packed.body).equals(plain.body)).toBe(true);
      expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
    });
  }

  test('prefers brotli, and sends uncompressed text to clients without support', async () => {
    const both = await ask(HOME.path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(both.headers['content-encoding']).toBe('br');
    const none = await ask(HOME.path, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(none.headers['content-encoding']).toBeUndefined();
  });
});

test.describe('methods', () => {
  test('a conditional request gets 304', async () => {
    const first = await ask(ARTICLE.path);
    expect(first.headers.etag).toBeTruthy();
    const again = await ask(ARTICLE.path, { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(first.headers.etag);
    const other = await ask(ARTICLE.path, { headers: { 'if-none-match': '"something-else"' } });
    expect(other.status).toBe(200);
  });

  test('HEAD has the headers of GET, without a body', async () => {
    for (const { path, status } of PAGE_KINDS) {
      const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
      expect(head.status, path).toBe(status);
      expect(head.body, path).toHaveLength(0);
      for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy']) {
        expect(head.headers[name], `${path} ${name}`).toBe(get.headers[name]);
      }
    }
  });

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    test(`${method} to a page is refused, with Allow`, async () => {
      const { status, headers } = await ask(HOME.path, { method });
      expect(status).toBe(405);
      expect(headers.allow?.split(/,\s*/)).toEqual(expect.arrayContaining(['GET', 'HEAD']));
    });
  }
});

test('every kind of response has the security headers', async () => {
  for (const path of [
    ...PAGE_KINDS.map(({ path }) => path),
    '/feed/',
    '/robots.txt',
    '/about',
    '/%',
    '/media/none.jpg',
  ]) {
    const { headers } = await ask(path);
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect.soft(headers['permissions-policy'], path).toContain('geolocation=()');
    expect.soft(headers.server, path).toBeUndefined();
    expect.soft(headers['x-powered-by'], path).toBeUndefined();
    expect.soft(headers['set-cookie'], path).toBeUndefined();
  }
});

test('every page has a Content-Security-Policy that allows only its inlined scripts', async () => {
  for (const { path } of PAGE_KINDS) {
    const policy = (await ask(path)).headers['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toContain("object-src 'none'");
    expect.soft(policy, path).toContain("base-uri 'none'");
    expect.soft(policy, path).toMatch(/frame-ancestors '(self|none)'/);
    expect.soft(policy, path).not.toMatch(/unsafe-|\*|https?:/);
  }
});
