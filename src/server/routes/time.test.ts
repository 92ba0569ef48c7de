import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { TIME_PATH } from '../../shared/serverTime.ts';
import { RATE_LIMITS, rateLimit } from '../plugins/rateLimit.ts';
import { buildTestApp } from '../testSupport.ts';
import { registerTime } from './time.ts';

test('returns the current time, uncacheable', async () => {
  const app = await buildTestApp();
  const before = Date.now();
  const answer = await app.inject(TIME_PATH);
  const { now, ...rest } = answer.json();
  expect([answer.statusCode, answer.headers['cache-control'], rest]).toEqual([200, 'no-store', {}]);
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  await app.close();
});

test('reads the clock for each request, and responds in few bytes', async () => {
  const app = Fastify();
  await app.register(rateLimit);
  let clock = 1_000;
  registerTime(app, { now: () => clock++ });
  const bodies = [await app.inject(TIME_PATH), await app.inject(TIME_PATH)].map(({ body }) => body);
  expect(bodies).toEqual(['{"now":1000}', '{"now":1001}']);
  await app.close();
});

test('has a rate limit', async () => {
  const app = Fastify();
  await app.register(rateLimit);
  registerTime(app);
  const ask = (remoteAddress: string) => app.inject({ url: TIME_PATH, remoteAddress });
  for (let request = 0; request < RATE_LIMITS.time.max; request++) {
    expect((await ask('192.0.2.7')).statusCode).toBe(200);
  }
  expect((await ask('192.0.2.7')).statusCode).toBe(429);
  expect((await ask('192.0.2.8')).statusCode).toBe(200);
  await app.close();
});
