import type { FastifyInstance } from 'fastify';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';

/** A process that has only the studio sends whoever opens its address there. */
export function registerStudioHome(app: FastifyInstance): void {
  app.get('/', endpoint(READING), async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/admin', 302),
  );
}
