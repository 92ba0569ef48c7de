import { once } from 'node:events';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import type { Studio } from '../studio/createStudio.ts';
import { buildTestApp, fakeSite, page } from '../testSupport.ts';
import { endpoint, READING } from './endpointPolicy.ts';

/** Work that pends until released; `endAll` ends all pending work, and later work at once. */
function slowWork() {
  const ends: (() => void)[] = [];
  let isOver = false;
  return {
    ends,
    wait: () => (isOver ? undefined : new Promise<void>((resolve) => ends.push(resolve))),
    endAll() {
      isOver = true;
      for (const end of ends) end();
    },
  };
}

/** A studio whose responses pend; `begun` counts the calls. */
function slowStudio() {
  const { endAll, ends, wait } = slowWork();
  let begun = 0;
  const studio: Studio = {
    ready: async () => undefined,
    close: async () => undefined,
    async handle(_request, response) {
      begun += 1;
      await wait();
      response.end('done');
    },
  };
  return { studio, ends, endAll, begun: () => begun };
}

async function listen(app: Awaited<ReturnType<typeof buildTestApp>>): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('a stranger who closes sockets gets no second API call before the first has ended', async () => {
  const { begun, ends, studio } = slowStudio();
  const app = await buildTestApp({ studio });
  const origin = await listen(app);
  const connections = promisify(app.server.getConnections.bind(app.server));
  for (let each = 0; each < 5; each += 1) {
    const arrived = once(app.server, 'request');
    const asked = get(`${origin}/api/pages`, { agent: false }).on('error', () => undefined);
    await arrived;
    if (each === 0) await vi.waitFor(() => expect(begun()).toBe(1));
    asked.destroy();
  }
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  expect(begun()).toBe(1);
  ends[0]?.();
  const next = fetch(`${origin}/api/pages`);
  await vi.waitFor(() => expect(begun()).toBe(2));
  ends[1]?.();
  expect((await next).status).toBe(200);
});

test('a stranger with many requests in flight gets a 429, and another is answered', async () => {
  const { begun, endAll, ends, studio } = slowStudio();
  const app = await buildTestApp({ studio });
  onTestFinished(() => app.close());
  const asked = Array.from({ length: 18 }, () => Promise.resolve(app.inject('/api/pages')));
  await vi.waitFor(() => expect(begun()).toBe(1));
  const refused = await Promise.race(asked);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  const other = Promise.resolve(app.inject({ url: '/api/pages', remoteAddress: '203.0.113.7' }));
  await vi.waitFor(() => expect(begun()).toBe(2));
  ends[1]?.();
  expect((await other).body).toBe('done');
  endAll();
  await Promise.all(asked);
});

test('while one visitor requests filtered pages nonstop, another gets a page that is not cached', async () => {
  const { endAll, ends, wait } = slowWork();
  const made: string[] = [];
  const site = fakeSite(async ({ path, query }): Promise<SiteResponse> => {
    made.push(`${path}?${query}`);
    if (query.size > 0) await wait();
    return page(path, { listings: ['a'] as unknown as NonNullable<SiteResponse['listings']> });
  });
  site.asks = (query) => query.size > 0;
  site.variant = async (_page, query) => ({ query: String(query), listings: new Map() });
  site.cacheKey = ({ path }) => path;
  const app = await buildTestApp({ site });
  onTestFinished(() => app.close());
  const asked = Array.from({ length: 100 }, (_, each) =>
    Promise.resolve(app.inject({ url: `/tours/?f=${each}`, remoteAddress: '203.0.113.7' })),
  );
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  expect((await app.inject('/about/')).body).toBe('/about/');
  expect(made.filter((each) => each.includes('f='))).toHaveLength(1);
  const refused = await Promise.race(asked);
  expect(refused.statusCode).toBe(429);
  endAll();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(65);
});

test('JSON that is nested too deep is rejected before it is parsed', async () => {
  const app = await buildTestApp();
  onTestFinished(() => app.close());
  const answer = await app.inject({
    method: 'POST',
    url: '/wp-json/rihla-pro/v1/refresh-loop',
    headers: { 'content-type': 'application/json' },
    payload: '['.repeat(30_000),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.message).toMatch(/nested more than 200 deep/);
});

test('a staff endpoint without an authentication stage does not start', async () => {
  const app = await buildTestApp();
  onTestFinished(() => app.close());
  expect(() => endpoint({ ...READING, audience: 'staff' })).toThrow('Give it a stage of authentication');
});

test('the fallback for unmatched routes has a policy, too', async () => {
  const app = await buildTestApp();
  onTestFinished(() => app.close());
  await app.ready();
  const [fallback] = app.endpoints.filter(({ url }) => url === '(no route)');
  expect(fallback?.policy).toMatchObject({ audience: 'anybody', bodyBytes: 0, permits: 'render' });
});
