import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { onError } from '../onError.ts';
import { pressure, shedWhenBusy } from './pressure.ts';

async function buildBusyApp(graceMs: number): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(pressure, { graceMs });
  app.isUnderPressure = () => true;
  app.setErrorHandler(onError);
  app.get('/dear', { onRequest: shedWhenBusy(app) }, () => 'made');
  return app;
}

test('a dear route is refused while the process is overloaded', async () => {
  const app = await buildBusyApp(0);
  const response = await app.inject('/dear');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
  await app.close();
});

test('nothing is refused while the process is still starting', async () => {
  const app = await buildBusyApp(60_000);
  expect((await app.inject('/dear')).body).toBe('made');
  await app.close();
});
