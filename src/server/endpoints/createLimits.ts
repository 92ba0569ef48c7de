import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { RateLimit } from '../../endpoints/formEndpoint.ts';

const A_MINUTE_MS = 60_000;

/**
 * Shares one counter between all rate limits of the same name.
 * @returns an onRequest hook for a limit; it throws when two limits of one name differ
 */
export function createLimits(app: FastifyInstance): (limit: RateLimit) => onRequestAsyncHookHandler {
  const known = new Map<string, { max: number; hook: onRequestAsyncHookHandler }>();
  return ({ max, name }) => {
    const limit = known.get(name) ?? {
      max,
      hook: app.rateLimit({ max, timeWindow: A_MINUTE_MS }) as onRequestAsyncHookHandler,
    };
    if (limit.max !== max)
      throw new Error(`The limit “${name}” is ${limit.max} for one endpoint and ${max} for another.`);
    known.set(name, limit);
    return limit.hook;
  };
}
