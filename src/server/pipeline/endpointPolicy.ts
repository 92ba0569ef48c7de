import type { onRequestAsyncHookHandler, onRequestHookHandler, RouteShorthandOptions } from 'fastify';
import type { RateLimit } from '../../endpoints/formEndpoint.ts';
import { HANDLER_TIMEOUT_MS, MAX_BODY_BYTES } from '../plugins/requestLimits.ts';
import type { PermitPool } from './permitPools.ts';

/**
 * Audience of an endpoint: everybody; pages of this site; staff; partners with an API key; payment providers with a signature; holders of
 * a secret link.
 */
export type Audience =
  | 'anybody'
  | 'own pages'
  | 'partner key'
  | 'provider signature'
  | 'secret link'
  | 'staff'
  | 'staff, some for anybody';

/** Limits and access of an endpoint. Every endpoint declares one; the server does not start without. */
export interface EndpointPolicy {
  audience: Audience;
  /** Largest body in bytes; 0 where none is read. */
  bodyBytes: number;
  /**
   * Timeout from the headers to the response, in ms. `none` where Next answers: an upload over a slow line, a season of departures and the files of a
   * page take minutes, and a permit of one's own is all that they hold.
   */
  timeMs: number | 'none';
  /** The same for visitors who are not signed in, where it differs. */
  strangerTimeMs?: number;
  /** Rate limit per client and minute; absent where a response costs no more than refusing it. */
  rate?: RateLimit;
  /** The permit pool, which limits concurrency per client and in total; absent where none is needed. */
  permits?: PermitPool;
  /**
   * Owner of the permit: the pipeline, during the handler (default), or the code that renders, since a cache hit needs none.
   */
  permitAt?: 'handler' | 'making';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: EndpointPolicy;
  }
}

export type Check = onRequestAsyncHookHandler | onRequestHookHandler;

/** Checks before the body is read, one per stage of the pipeline. The router has already checked route and method. */
export interface Stages {
  origin?: Check | undefined;
  rate?: Check | undefined;
  authentication?: Check | undefined;
  size?: Check | undefined;
  /** Whether there is capacity at all; the permit is acquired after the body was parsed. */
  load?: Check | undefined;
}

/**
 * Route options: the policy, and the checks in the order that all endpoints share.
 * @throws Error for a staff endpoint without an authentication stage
 */
export function endpoint(policy: EndpointPolicy, stages: Stages = {}): RouteShorthandOptions {
  const { authentication, load, origin, rate, size } = stages;
  if (policy.audience.startsWith('staff') && !authentication)
    throw new Error(
      'An endpoint for staff finds out who asks before anything else. Give it a stage of authentication.',
    );
  const checks = [origin, rate, authentication, size, load].filter((check) => check !== undefined);
  return {
    config: { policy },
    // Fastify accepts no 0; a request without a body is not affected.
    bodyLimit: policy.bodyBytes || MAX_BODY_BYTES,
    ...(policy.timeMs !== 'none' && policy.timeMs !== HANDLER_TIMEOUT_MS && { handlerTimeout: policy.timeMs }),
    ...(checks.length > 0 && { onRequest: checks as onRequestAsyncHookHandler[] }),
  };
}

/** Policy of endpoints that are only read: a page, a file. */
export const READING = {
  audience: 'anybody',
  bodyBytes: 0,
  timeMs: HANDLER_TIMEOUT_MS,
} as const satisfies EndpointPolicy;
