import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { busy } from '../errors.ts';

/** Mean delay of the event loop over one sample, in ms, from which the server sheds what is dear to make. */
const MAX_EVENT_LOOP_DELAY_MS = 2000;
const SAMPLE_INTERVAL_MS = 1000;

/**
 * Measures how loaded the process is. Nothing is refused here: a stored page costs almost nothing and is always served,
 * and each dear route refuses for itself with {@link shedWhenBusy}.
 */
export const pressure = fp(
  async (app: FastifyInstance) => {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      sampleInterval: SAMPLE_INTERVAL_MS,
      pressureHandler: () => undefined,
    });
  },
  { name: 'pressure' },
);

/** onRequest hook of a dear route: 503 with Retry-After while the process is overloaded. */
export function shedWhenBusy(app: FastifyInstance): () => Promise<void> {
  return async () => {
    if (app.isUnderPressure()) throw busy();
  };
}
