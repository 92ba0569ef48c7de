import type { FastifyInstance } from 'fastify';
import { TIME_PATH } from '../../shared/serverTime.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { perMinute, RATE_LIMITS } from '../plugins/rateLimit.ts';

/** `GET /wp-json/rihla/v1/time/`: the server's clock, `{"now": epoch ms}`, uncacheable. */
export function registerTime(app: FastifyInstance, { now = Date.now }: { now?: () => number } = {}): void {
  const policy = { ...READING, rate: perMinute('time') };
  app.get(TIME_PATH, endpoint(policy, { rate: app.rateLimit(RATE_LIMITS.time) }), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ now: now() }),
  );
}
