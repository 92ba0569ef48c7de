import { isIPv6 } from 'node:net';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SIGN_IN_LIMITS } from '../../cms/accounts/signInLimits.ts';
import { tooManyRequests } from '../faults/errors.ts';

/** Rate limits per visitor and kind of route. */
export const RATE_LIMITS = {
  /** Nobody types faster than three letters a second for a minute. */
  liveSearch: { max: 180, timeWindow: 60_000 },
  search: { max: 60, timeWindow: 60_000 },
  listing: { max: 240, timeWindow: 60_000 },
  login: { max: SIGN_IN_LIMITS.perMinute, timeWindow: 60_000 },
  time: { max: 60, timeWindow: 60_000 },
  /** The public part of the API and the sign-in of the studio, for those who are not signed in. */
  strangers: { max: 120, timeWindow: 60_000 },
  /** Pages of the studio that Next renders for those who are not signed in: each takes a tenth of a second of the event loop. */
  studioRenders: { max: 30, timeWindow: 60_000 },
} as const;

/** A rate limit as the policy of an endpoint names it. */
export function perMinute(name: keyof typeof RATE_LIMITS): { name: string; max: number } {
  return { name, max: RATE_LIMITS[name].max };
}

/** Registers rate limiting for routes that use `app.rateLimit(RATE_LIMITS.…)`; other routes have no limit. */
export const rateLimit = fp(
  async (app: FastifyInstance) => {
    await app.register(fastifyRateLimit, {
      global: false,
      keyGenerator: ({ ip }) => visitorKey(ip),
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
    });
  },
  { name: 'rate-limit' },
);

/**
 * Check of the pipeline that counts a request against a limit of its own, where the route alone does not decide.
 * @returns a function that throws 429 once the limit is reached
 */
export function createCheck(
  app: FastifyInstance,
  options: Parameters<FastifyInstance['createRateLimit']>[0],
): (request: FastifyRequest) => Promise<void> {
  const limit = app.createRateLimit(options);
  return async (request) => {
    const count = await limit(request);
    if (!count.isAllowed && count.isExceeded) throw tooManyRequests(Math.max(1, count.ttlInSeconds));
  };
}

/** Client key: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household or host. */
export function visitorKey(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/**
 * An address as it is stored, shortened so that it points to no single connection: an IPv4 address without its last number, and the /48 network of an
 * IPv6 address.
 */
export function networkKey(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (address.includes('.')) return `${address.split('.').slice(0, 3).join('.')}.x`;
  return `${visitorKey(address).split(':').slice(0, 3).join(':')}::/48`;
}
