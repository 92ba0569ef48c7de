import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { onError } from '../faults/onError.ts';
import { limitConcurrency, pressure, shedWhenBusy } from './pressure.ts';

async function buildBusyApp(isStarting: boolean): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(pressure, { isStarting: () => isStarting, sampleMs: 1 });
  app.isUnderPressure = vi.fn(() => true);
  app.setErrorHandler(onError);
  app.get('/dear', { onRequest: shedWhenBusy(app) }, () => 'made');
  return app;
}

const samples = (app: FastifyInstance, count: number) =>
  vi.waitFor(() => expect(vi.mocked(app.isUnderPressure).mock.calls.length).toBeGreaterThanOrEqual(count));

test('an expensive route is refused while the process is overloaded, but not after a single sample', async () => {
  const app = await buildBusyApp(false);
  expect((await app.inject('/dear')).body).toBe('made');
  await samples(app, 3);
  const response = await app.inject('/dear');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
  app.isUnderPressure = () => false;
  await vi.waitFor(async () => expect((await app.inject('/dear')).body).toBe('made'));
  await app.close();
});

test('nothing is refused while the process is still starting', async () => {
  const app = await buildBusyApp(true);
  await samples(app, 5);
  expect((await app.inject('/dear')).body).toBe('made');
  await app.close();
});

test('refuses more concurrent requests than one visitor may have, until one has ended', async () => {
  const app = Fastify();
  app.setErrorHandler(onError);
  const gate = Promise.withResolvers<string>();
  app.get('/studio', { onRequest: limitConcurrency(2) }, () => gate.promise);
  // inject sends the request only when it is awaited.
  const ask = (): Promise<unknown> => Promise.resolve(app.inject('/studio'));
  const running = Promise.all([ask(), ask()]);
  await vi.waitFor(async () => expect((await app.inject('/studio')).statusCode).toBe(503));
  const other = Promise.resolve(app.inject({ url: '/studio', remoteAddress: '203.0.113.7' }));
  gate.resolve('done');
  expect((await other).body).toBe('done');
  await running;
  expect((await app.inject('/studio')).body).toBe('done');
  await app.close();
});
