import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * How long a process that is to stop still takes requests, in ms, so that load balancers see it is not ready and browsers
 * let go of their connections; one cut off while a request is on its way would be a failed request.
 */
export const DRAIN_MS = 1_000;

/** While the process stops, every answer is the last one on its connection. */
export const draining = fp(
  async (app: FastifyInstance, { isStopping }: { isStopping: () => boolean }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      if (isStopping()) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'draining' },
);
