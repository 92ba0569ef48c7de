import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** While the process stops, every response closes its connection. */
export const draining = fp(
  async (app: FastifyInstance, { isStopping }: { isStopping: () => boolean }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      if (isStopping()) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'draining' },
);
