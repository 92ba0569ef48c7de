import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../support/long.ts';
import { connectRaw, rawStatus } from '../../support/requests/rawRequest.ts';
import { prepareSite, titleOf } from '../../support/servers/preparedSite.ts';
import { type Site, startSite } from '../../support/servers/site.ts';

/** Enough that caching a page per query, or more paths than the limit, would exceed the allowed memory. */
const MANY = IS_LONG
  ? { queries: 10_000, addresses: 1_500, growth: 150 * 1024 * 1024 }
  : // A page cached per query would be 180 MB more; the heap alone grows by 60 to 85 before a collection.
    { queries: 2_000, addresses: 900, growth: 110 * 1024 * 1024 };

/** Rest of a request after its first line. */
const HOST = 'Host: localhost\r\n\r\n';

describe('hostile clients', () => {
  let site: Site;
  let remove: () => void;

  beforeAll(async () => {
    const prepared = await prepareSite(['/', '/about/'], { isKept: true });
    remove = prepared.remove;
    site = await startSite({ dataDir: prepared.dataDir, env: { NO_DEMO: 'empty' } });
    // The studio is loaded first, so that its memory does not count for the requests.
    await fetch(`${site.origin}/admin/login`);
  });
  afterAll(async () => {
    await site.stop('SIGKILL');
    remove();
  });

  it.each([
    ['an address of 5 kB', `GET /?${'a'.repeat(5_000)} HTTP/1.1\r\n${HOST}`, 414],
    ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}`, 431],
    ['headers of 100 kB', `GET / HTTP/1.1\r\nX-Much: ${'a'.repeat(100_000)}\r\n${HOST}`, 431],
    ['10,000 headers', `GET / HTTP/1.1\r\n${'X-A: 1\r\n'.repeat(10_000)}${HOST}`, 431],
    ['percent signs that mean nothing', `GET /%zz/%E0%A4%A HTTP/1.1\r\n${HOST}`, 400],
    ['an encoded NUL', `GET /about%00/ HTTP/1.1\r\n${HOST}`, 404],
    ['a NUL', `GET /about\0/ HTTP/1.1\r\n${HOST}`, 400],
    ['no such method', `BREW / HTTP/1.1\r\n${HOST}`, 400],
    ['a method for other things', `PROPFIND / HTTP/1.1\r\n${HOST}`, 405],
    ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}`, 405],
    ['CONNECT', `CONNECT other.example:443 HTTP/1.1\r\n${HOST}`, 0],
    ['an upgrade that nobody offers', `GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${HOST}`, 200],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', `GET /about/ HTTP/1.1\r\nHost: a\r\n${HOST}`, 400],
    ['a host before the path', `GET http://other.example/about/ HTTP/1.1\r\n${HOST}`, 200],
    ['steps in a path', `POST /_next/../api/users/login HTTP/1.1\r\n${HOST}`, 400],
    ['encoded steps in a path', `POST /_next/%2e%2e/api/users/login HTTP/1.1\r\n${HOST}`, 400],
    ['steps behind a host', `POST http://x/admin/../api/users/login HTTP/1.1\r\n${HOST}`, 400],
    ['a letter that need not be encoded', `POST /api/users/%6cogin HTTP/1.1\r\n${HOST}`, 400],
    ['a picture made smaller by the studio', `GET /_next/image?url=%2Fx&w=64&q=75 HTTP/1.1\r\n${HOST}`, 301],
    ['a picture drawn by the studio', `GET /api/og?title=x HTTP/1.1\r\n${HOST}`, 404],
    ['GraphQL', `POST /api/graphql HTTP/1.1\r\nContent-Length: 0\r\n${HOST}`, 404],
    ['a method that a call does not have', `PUT /api/pages HTTP/1.1\r\nContent-Length: 0\r\n${HOST}`, 405],
    ['a method that the studio does not have', `PUT /admin/login HTTP/1.1\r\nContent-Length: 0\r\n${HOST}`, 405],
    ['HEAD to the API', `HEAD /api/pages HTTP/1.1\r\n${HOST}`, 403],
    ['OPTIONS to the API', `OPTIONS /api/pages HTTP/1.1\r\n${HOST}`, 204],
    ['a list of everything', `GET /api/pages?limit=100&depth=10 HTTP/1.1\r\n${HOST}`, 403],
    [
      'a question in a body of another kind',
      `POST /api/pages HTTP/1.1\r\nX-HTTP-Method-Override: GET\r\nContent-Type: application/json\r\nContent-Length: 1\r\n${HOST}{`,
      415,
    ],
    ['versions of what has none', `GET /api/categories/versions HTTP/1.1\r\n${HOST}`, 403],
    ['the log of migrations', `GET /api/payload-migrations HTTP/1.1\r\n${HOST}`, 404],
    [
      'a log-in of 100 MB',
      `POST /api/users/login HTTP/1.1\r\nContent-Length: 100000000\r\nContent-Type: application/json\r\n${HOST}`,
      413,
    ],
    ['a log-in of no length', `POST /api/users/login HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${HOST}`, 411],
    ['HTTP/1.0', 'GET /about/ HTTP/1.0\r\n\r\n', 200],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['two lengths', `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${HOST}`, 400],
    ['a length and chunks', `POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${HOST}`, 400],
    [
      'a form of 100 MB',
      `POST /account/sign-in/ HTTP/1.1\r\nOrigin: ORIGIN\r\nContent-Length: 100000000\r\nContent-Type: application/x-www-form-urlencoded\r\n${HOST}`,
      413,
    ],
    [
      'a preview of 100 MB',
      `POST /preview/render HTTP/1.1\r\nOrigin: ORIGIN\r\nContent-Length: 100000000\r\nContent-Type: application/json\r\n${HOST}`,
      401,
    ],
  ])('%s', async (_name, text, status) => {
    const { origin } = site;
    expect(await rawStatus(origin, text.replace('ORIGIN', origin.replace('127.0.0.1', 'localhost')))).toBe(status);
    expect((await fetch(`${origin}/about/`)).status).toBe(200);
  });

  it('pipelined requests on one connection are answered in order', async () => {
    const connection = await connectRaw(site.origin);
    connection.send(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /about/ HTTP/1.1\r\nConnection: close\r\n${HOST}`);
    const answer = await connection.ended();
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(answer.indexOf('"ok"')).toBeLessThan(answer.indexOf(titleOf('/about/')));
  });

  it('slow headers and bodies time out', async () => {
    const own = `Origin: ${site.origin.replace('127.0.0.1', 'localhost')}\r\n`;
    const form = `${own}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`;
    // Concurrently: each waits for its own timeout.
    const [headers, body] = await Promise.all([
      dribble(site.origin, 'GET / HTTP/1.1\r\nX-Slow: '),
      dribble(site.origin, `POST /account/sign-in/ HTTP/1.1\r\nHost: x\r\n${form}`),
    ]);
    expect(headers).toMatch(/^HTTP\/1\.1 408 /);
    expect(body).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('hundreds of slow, aborted or idle connections do not affect others', async () => {
    const request = `GET / HTTP/1.1\r\n${HOST}`;
    const connections = await Promise.all(Array.from({ length: 300 }, () => connectRaw(site.origin, '127.0.0.2')));
    for (const [number, connection] of connections.entries()) {
      const phase = number % 5;
      if (phase === 0) connection.socket.pause();
      if (phase < 2) connection.send(request.repeat(50));
      if (phase === 2) connection.send(request.slice(0, 20));
      if (phase === 3) connection.send(`GET /never-${number}/ HTTP/1.1\r\n${HOST}`);
      if (phase === 1 || phase === 3) connection.socket.destroy();
    }
    const started = performance.now();
    for (let asked = 0; asked < 50; asked += 1) expect((await fetch(`${site.origin}/about/`)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(10_000);
    for (const { socket } of connections) socket.destroy();
  });

  it(`${MANY.queries} random queries share one cached page, and ${MANY.addresses} random paths, of which 500 are cached, are soon evicted`, async () => {
    const { origin } = site;
    await askMany(600, (number) => `${origin}/warm-${number}/`);
    const before = residentBytes(site);
    await askMany(MANY.queries, (number) => `${origin}/about/?utm_source=x${number}&fbclid=${number}&s=${number}`);
    await askMany(MANY.addresses, (number) => `${origin}/nothing-${number}-${'x'.repeat(100)}/`);
    expect(residentBytes(site) - before).toBeLessThan(MANY.growth);
    const tags = await Promise.all(
      ['', '?a=1', '?a=2&b'].map(async (query) => (await fetch(`${origin}/about/${query}`)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(1);
    expect(site.output()).not.toContain('"level":60');
  });
});

/** Sends the start of a request, then a byte twice a second until the server gives up; returns its response. */
async function dribble(origin: string, start: string): Promise<string> {
  const connection = await connectRaw(origin);
  connection.send(start);
  const timer = setInterval(() => connection.send('a'), 500);
  const answer = await connection.ended();
  clearInterval(timer);
  return answer;
}

/** Requests many paths, a few at a time. */
async function askMany(total: number, address: (number: number) => string): Promise<void> {
  let next = 0;
  const visit = async (): Promise<void> => {
    for (let number = next++; number < total; number = next++) {
      const answer = await fetch(address(number));
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
    }
  };
  await Promise.all(Array.from({ length: 20 }, visit));
}

/** Resident memory of the process, in bytes. */
function residentBytes({ process: { pid } }: Site): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Number(pages) * 4096;
}
