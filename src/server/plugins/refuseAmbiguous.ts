import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ambiguousPath, severalHosts } from '../faults/errors.ts';
import { hasDotSegment, pathOf } from '../requestPath.ts';

/**
 * Refuses requests that two servers could read differently, before routing: a path with segments such as `..`, and more than one Host (RFC 9112,
 * 3.2).
 */
export const refuseAmbiguous = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      if (hasSeveralHosts(raw.rawHeaders)) done(severalHosts());
      else if (hasDotSegment(pathOf(raw.url ?? ''))) done(ambiguousPath());
      else done();
    });
  },
  { name: 'refuse-ambiguous' },
);

/** @param rawHeaders names and values alternating, as in Node */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
