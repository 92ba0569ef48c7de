import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { PERMIT_POOLS } from '../../../src/server/pipeline/permitPools.ts';
import type { DeclaredEndpoint } from '../../../src/server/pipeline/pipeline.ts';
import { buildTestApp, testEnv } from '../../../src/server/testSupport.ts';

const studio = { ready: async () => undefined, handle: async () => undefined, close: async () => undefined };
const claim = { open: () => 'token', close: () => undefined, accepts: () => false };

async function build(): Promise<FastifyInstance> {
  const env = testEnv();
  const app = await buildTestApp({ env, studio, claim, assetsDir: env.dataDir });
  onTestFinished(() => app.close());
  return app;
}

function describeRow({ method, policy, url }: DeclaredEndpoint): string {
  const { audience, bodyBytes, permits, rate, strangerTimeMs, timeMs } = policy;
  const time = strangerTimeMs ? `${strangerTimeMs / 1000} s*` : timeMs === 'none' ? timeMs : `${timeMs / 1000} s`;
  const kilobytes = bodyBytes === 0 ? '-' : `${Math.ceil(bodyBytes / 1024)} kB`;
  // Requests without a studio session have other pools.
  const others = permits === 'staff' && audience !== 'staff' ? (['strangers', 'knownBrowsers'] as const) : [];
  const pools = permits ? [permits, ...others] : [];
  const concurrency = pools.map((name) => `${name} ${PERMIT_POOLS[name].perClient}/${PERMIT_POOLS[name].total}`);
  const limit = rate ? `${rate.name} ${rate.max}/min` : '-';
  return [
    method.padEnd(7),
    url.padEnd(52),
    audience.padEnd(24),
    kilobytes.padEnd(9),
    time.padEnd(7),
    limit.padEnd(24),
    concurrency.join(', ') || '-',
  ].join(' ');
}

test('every endpoint has a row: audience, body, time (* of strangers alone), rate, and permits of one client and in total', async () => {
  const app = await build();
  await app.ready();
  const rows = app.endpoints.filter(({ method }) => method !== 'HEAD').map(describeRow);
  const sorted = [...new Set(rows)].sort();
  await expect(`${sorted.join('\n')}\n`).toMatchFileSnapshot('endpoints.txt');
});

test('an endpoint without a policy fails the start', async () => {
  const app = await build();
  expect(() => app.get('/new/', () => '')).toThrow('GET /new/ declares no policy');
});
