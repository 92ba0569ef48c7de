import type { FastifyInstance } from 'fastify';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';

/** Where browsers ask what time it is, for schedules by the site's clock. */
export const TIME_ADDRESS = '/wp-json/rihla/v1/time/';

/** `GET /wp-json/rihla/v1/time/`: the server's clock, `{"now": epoch ms}`, which no cache may keep. */
export function registerTime(app: FastifyInstance, { now = Date.now }: { now?: () => number } = {}): void {
  app.get(TIME_ADDRESS, { config: { rateLimit: RATE_LIMITS.time } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ now: now() }),
  );
}
