import type { FastifyInstance } from 'fastify';
import { TIME_PATH } from '../../shared/serverTime.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';

/** `GET /wp-json/rihla/v1/time/`: the server's clock, `{"now": epoch ms}`, which no cache may keep. */
export function registerTime(app: FastifyInstance, { now = Date.now }: { now?: () => number } = {}): void {
  app.get(TIME_PATH, { config: { rateLimit: RATE_LIMITS.time } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ now: now() }),
  );
}
