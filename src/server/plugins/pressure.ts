import type { ServerResponse } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { busy } from '../faults/errors.ts';
import { visitorKey } from './rateLimit.ts';

/** Mean event loop delay of a sample, in ms, from which a process counts as overloaded. */
const MAX_EVENT_LOOP_DELAY_MS = 500;
const SAMPLE_INTERVAL_MS = 1000;
/** Consecutive overloaded samples before requests are refused: opening a page of the studio for the first time is no overload. */
const STRAINED_SAMPLES = 3;
/** Concurrent studio requests per visitor; a browser sends six at once, an office behind one IP address more. */
const MAX_STUDIO_REQUESTS = 60;

export interface PressureOptions {
  /** While true, load shedding is off: loading the studio blocks the process without any overload. */
  isStarting?: () => boolean;
  /** Shorter in tests. */
  sampleMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether expensive routes are refused now. */
    isShedding(): boolean;
  }
}

/**
 * Measures the load of the process. Nothing is refused here: a cached page costs almost nothing and is always served, and each expensive route
 * refuses for itself with {@link shedWhenBusy}.
 */
export const pressure = fp(
  async (app: FastifyInstance, { isStarting, sampleMs = SAMPLE_INTERVAL_MS }: PressureOptions) => {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      sampleInterval: SAMPLE_INTERVAL_MS,
      pressureHandler: () => undefined,
    });
    let strained = 0;
    const timer = setInterval(() => {
      strained = app.isUnderPressure() && !isStarting?.() ? strained + 1 : 0;
    }, sampleMs);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
    app.decorate('isShedding', () => strained >= STRAINED_SAMPLES);
  },
  { name: 'pressure' },
);

/** onRequest hook of an expensive route: 503 with Retry-After while the process is overloaded. */
export function shedWhenBusy(app: FastifyInstance): () => Promise<void> {
  return async () => {
    if (app.isShedding()) throw busy();
  };
}

/**
 * Limits the concurrent requests of one visitor to a group of routes: a flood of studio requests must leave room for everybody else. Counted by
 * visitor, or one who sends bodies slowly could lock out all staff.
 * @returns an onRequest hook that refuses with 503 and Retry-After
 */
export function limitConcurrency(
  max = MAX_STUDIO_REQUESTS,
): (request: { ip: string }, reply: { raw: ServerResponse }) => Promise<void> {
  const running = new Map<string, number>();
  return async ({ ip }, { raw }) => {
    const visitor = visitorKey(ip);
    const count = running.get(visitor) ?? 0;
    if (count >= max) throw busy();
    running.set(visitor, count + 1);
    // Fastify's onResponse hook does not run for a response that was handed to Next.
    raw.once('close', () => {
      const left = (running.get(visitor) ?? 1) - 1;
      if (left > 0) running.set(visitor, left);
      else running.delete(visitor);
    });
  };
}
