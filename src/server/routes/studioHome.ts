import type { FastifyInstance } from 'fastify';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';

/** Redirects the home page of a studio-only process to the studio. */
export function registerStudioHome(app: FastifyInstance): void {
  app.get('/', endpoint(READING), async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/admin', 302),
  );
}
