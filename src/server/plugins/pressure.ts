import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { busy } from '../errors.ts';

/** Mean delay of the event loop over one sample, in ms, from which the server sheds what is dear to make. */
const MAX_EVENT_LOOP_DELAY_MS = 2000;
const SAMPLE_INTERVAL_MS = 1000;

export interface PressureOptions {
  /** Time after the start in which nothing is shed, in ms: loading the studio blocks the process, and nobody overloads it. */
  graceMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** When shedding begins, on the clock of `performance.now()`. */
    shedsFrom: number;
  }
}

/**
 * Measures how loaded the process is. Nothing is refused here: a stored page costs almost nothing and is always served,
 * and each dear route refuses for itself with {@link shedWhenBusy}.
 */
export const pressure = fp(
  async (app: FastifyInstance, { graceMs = 0 }: PressureOptions) => {
    app.decorate('shedsFrom', performance.now() + graceMs);
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
    if (performance.now() >= app.shedsFrom && app.isUnderPressure()) throw busy();
  };
}
