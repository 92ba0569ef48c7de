import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rawStatus } from '../../tests/support/requests/rawRequest.ts';
import { type RawQuestion, requestRaw } from '../../tests/support/requests/requestRaw.ts';
import type { Studio } from './studio/createStudio.ts';
import { buildTestApp, fakeSite, page } from './testSupport.ts';

/** Raw requests: clients and test doubles normalize paths. */
describe('raw request paths', () => {
  let server: Server;
  let close: () => Promise<void>;
  let origin: string;
  /** URLs that reached Next. */
  let handed: string[];

  beforeEach(async () => {
    handed = [];
    const studio: Studio = {
      ready: async () => undefined,
      close: async () => undefined,
      handle: async (request, response) => {
        handed.push(request.url ?? '');
        response.end('handed on');
      },
    };
    const app = await buildTestApp({ studio, site: fakeSite(({ path }) => page(path)) });
    await app.ready();
    server = createServer(app.answer).listen(0);
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    close = () => app.close();
  });
  afterEach(async () => {
    server.close();
    await close();
  });

  const ask = (path: string, question?: RawQuestion) => requestRaw(origin, path, question);

  test.each([
    '/_next/../api/users/login',
    '/_next/%2e%2e/api/users/login',
    '/_next/.%2E/api/users/login',
    '/_next/..%2fapi/users/login',
    '/_next/..\\api/users/login',
    '/_next/static/..;/../api/users/login',
    '/_next/static/../../api/users/login',
    '/admin/../api/users/login',
    '/admin/login/../../api/users/login',
    '/admin/..',
    '/api/./users/login',
    '/api/users/%2e/login',
    '/media/../api/users/login',
    '/media/../secret',
    '/anything/../api/users/login',
    '/../../etc/passwd',
    '/wp-json/rihla/v1/popups/..%2F7/',
    'http://localhost/_next/../api/users/login',
    '/api//users/login',
    '/api/users//login',
    '/api/users/%6cogin',
    '/api/users/first%2Dregister',
    '/api//users/first-register',
    '/api/users%2Flogin',
    '/api/users%5clogin',
    '/api/users/login%00',
    '/api/users/login;x',
    '/api/users/login#x',
    '/admin//login',
    '/admin/%6cogin',
  ])('%s is refused, for every method', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await ask(path, { method });
      expect(status, method).toBe(400);
      expect(headers['content-security-policy'], method).toContain("default-src 'none'");
    }
    expect(handed).toEqual([]);
  });

  test.each(['//api/users/login', '/API/users/login', '/%61dmin%2flogin', '/api%2fusers/login', '/_next/image?url=/x'])(
    '%s does not reach the studio',
    async (path) => {
      for (const method of ['GET', 'POST']) expect((await ask(path, { method })).status).toBeLessThan(500);
      expect(handed).toEqual([]);
    },
  );

  test.each(['http', 'HTTPS'])('an absolute-form URL with %s is the same address', async (scheme) => {
    const studio = await ask(`${scheme}://other.example/admin/login?x`);
    expect(studio.headers['content-security-policy']).toContain("script-src 'self' 'nonce-");
    expect(handed).toEqual(['/admin/login?x']);
    for (let asked = 0; asked < 2; asked += 1)
      expect((await ask(`${scheme}://other.example/about/`)).body.toString()).toBe('/about/');
  });

  test('a password can be tried ten times a minute, however the path is spelt', async () => {
    const spellings = [
      '/api/users/login',
      '/api/users/login/',
      '/api/users/LOGIN',
      '/api/users/login?_next=1',
      'http://x.example/api/users/login',
      '/_next/../api/users/login',
      '/api/users/%6cogin',
      '/api/users/./login',
      '/api//users/login',
    ];
    const attempt = (path: string) => ask(path, { method: 'POST' });
    for (let tries = 0; tries < 10; tries += 1) await attempt(spellings[tries % 5] as string);
    expect(handed).toHaveLength(10);
    for (const path of spellings) expect([429, 400], path).toContain((await attempt(path)).status);
    expect(handed).toHaveLength(10);
    expect((await ask('/api/pages')).status).toBe(200);
  });

  test.each(['login', 'forgot-password', 'reset-password', 'unlock', 'verify'])(
    'no spelling of %s has a rate limit of its own',
    async (call) => {
      const spellings = fc
        .tuple(
          fc.constantFrom('/api', 'http://x.example/api', '/API', '//api', '/_next/../api', '/api/.'),
          fc.constantFrom('/users', '/Users', '/users/', '/u%73ers', '/users%2f', '/users/x/..'),
          fc.mixedCase(fc.constant(`/${call}`)),
          fc.constantFrom('', '/', '//', '/x', '?x', '?/../x', '%00', '%20', ';x', '/.', '/..', '#x', '\\'),
        )
        .map((parts) => parts.join(''));
      for (let tries = 0; tries < 10; tries += 1) await ask(`/api/users/${call}`, { method: 'POST' });
      handed.length = 0;
      // Payload's matching: case-insensitive, optional trailing slash, each segment decoded by Next.
      const leadsThere = new RegExp(`^/api/users/${call}(/x)?/?$`, 'i');
      await fc.assert(
        fc.asyncProperty(spellings, async (path) => {
          await ask(path, { method: 'POST' });
          for (const url of handed) expect(decodeURIComponent(url.split('?')[0] ?? '')).not.toMatch(leadsThere);
        }),
        { numRuns: 150 },
      );
    },
  );

  test('two Host headers are refused, also for a cached page', async () => {
    const twice = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`;
    for (let asked = 0; asked < 2; asked += 1) expect((await ask('/about/')).status).toBe(200);
    expect(await rawStatus(origin, twice('/about/'))).toBe(400);
    expect(await rawStatus(origin, twice('/api/pages'))).toBe(400);
    expect(await rawStatus(origin, 'GET /about/ HTTP/1.1\r\nHost: a\r\n\r\n')).toBe(200);
    expect(handed).toEqual([]);
  });

  test.each([
    ['GET', '/wp-json/rihla/v1/consents', 'POST'],
    ['GET', '/wp-json/rihla/v1/chat-clicks', 'POST'],
    ['GET', '/preview/render', 'POST'],
    ['POST', '/wp-json/rihla/v1/time/', 'GET, HEAD'],
    ['POST', '/wp-json/rihla/v1/popups/1/', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/preview/pages/1/', 'GET, HEAD'],
    ['PUT', '/search/x/', 'GET, HEAD'],
    ['POST', '/assets/x.js', 'GET, HEAD'],
    ['POST', '/media/x.webp', 'GET, HEAD'],
    ['OPTIONS', '/about/', 'GET, HEAD'],
    ['PUT', '/admin', 'GET, HEAD, POST'],
    ['POST', '/_next/static/x.js', 'GET, HEAD'],
  ])('%s %s is refused with the allowed methods: %s', async (method, path, allow) => {
    const { status, headers } = await ask(path, { method });
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(handed).toEqual([]);
  });
});
