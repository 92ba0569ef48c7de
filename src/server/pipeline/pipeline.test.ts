import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import type { Studio } from '../studio/createStudio.ts';
import { buildTestApp, fakeSite, page } from '../testSupport.ts';

/** A studio whose answers wait; `begun` counts the works. */
function slowStudio() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const studio: Studio = {
    ready: async () => undefined,
    close: async () => undefined,
    async handle(_request, response) {
      begun += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
      response.end('done');
    },
  };
  return { studio, ends, begun: () => begun };
}

async function listen(app: Awaited<ReturnType<typeof buildTestApp>>): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('a stranger who closes sockets gets no second work of the API before the first has ended', async () => {
  const { begun, ends, studio } = slowStudio();
  const app = await buildTestApp({ studio });
  const origin = await listen(app);
  const connections = promisify(app.server.getConnections.bind(app.server));
  for (let each = 0; each < 5; each += 1) {
    const asked = get(`${origin}/api/pages`, { agent: false }).on('error', () => undefined);
    if (each === 0) await vi.waitFor(() => expect(begun()).toBe(1));
    else await pause(20);
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

test('a stranger with many requests under way is told to come again, and another is answered', async () => {
  const { begun, ends, studio } = slowStudio();
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
  for (let each = 0; each < 18; each += 1) {
    ends[each]?.();
    await pause(1);
  }
  await Promise.all(asked);
});

test('while one visitor asks for filtered pages without pause, another gets a page that is not in memory', async () => {
  const ends: (() => void)[] = [];
  const made: string[] = [];
  const site = fakeSite(async ({ path, query }): Promise<SiteResponse> => {
    made.push(`${path}?${query}`);
    if (query.size > 0) await new Promise<void>((resolve) => ends.push(resolve));
    return page(path, { listings: ['a'] as unknown as NonNullable<SiteResponse['listings']> });
  });
  site.asks = (query) => query.size > 0;
  site.variant = async (_page, query) => String(query);
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
  for (let each = 0; each < 100; each += 1) {
    ends[each]?.();
    await pause(1);
  }
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(17);
});

test('JSON that is nested too deep is refused before it is parsed', async () => {
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
