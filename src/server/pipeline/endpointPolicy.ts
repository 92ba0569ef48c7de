import type { onRequestAsyncHookHandler, onRequestHookHandler, RouteShorthandOptions } from 'fastify';
import type { RateLimit } from '../../posts/post.ts';
import { HANDLER_TIMEOUT_MS, MAX_BODY_BYTES } from '../plugins/requestLimits.ts';
import type { PermitPool } from './permitPools.ts';

/** Who is answered: everybody; pages of this site; staff; partners by their key; payment providers by their signature; whoever holds a secret link. */
export type Audience =
  | 'anybody'
  | 'own pages'
  | 'partner key'
  | 'provider signature'
  | 'secret link'
  | 'staff'
  | 'staff, some for anybody';

/** What an endpoint may cost, and whom. Every endpoint declares one; the server does not start without. */
export interface EndpointPolicy {
  audience: Audience;
  /** Largest body in bytes; 0 where none is read. */
  bodyBytes: number;
  /** From the headers to the answer, in ms; `studio` where the studio's own server keeps the time. */
  timeMs: number | 'studio';
  /** How often one client may ask, in a minute; absent where an answer costs no more than refusing it. */
  rate?: RateLimit;
  /** Where the permit for its work comes from, which limits concurrency per client and in total; absent where it needs none. */
  permits?: PermitPool;
  /**
   * Who takes the permit: the pipeline, around the handler, or what makes the answer, since one from memory needs none.
   * The pipeline by itself.
   */
  permitAt?: 'handler' | 'making';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: EndpointPolicy;
  }
}

export type Check = onRequestAsyncHookHandler | onRequestHookHandler;

/** What is asked before a body is read, by the stage of the pipeline. The route and the method were judged by the router. */
export interface Stages {
  origin?: Check | undefined;
  rate?: Check | undefined;
  authentication?: Check | undefined;
  size?: Check | undefined;
  /** Whether there is capacity at all; the permit is taken after the body was parsed. */
  load?: Check | undefined;
}

/**
 * Options of a route: its policy, and its checks in the one order that all endpoints have.
 * @throws Error for one that is for staff and has no stage that finds out who asks
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
    // Fastify takes no 0; what brings no body has none to be read.
    bodyLimit: policy.bodyBytes || MAX_BODY_BYTES,
    ...(policy.timeMs !== 'studio' && policy.timeMs !== HANDLER_TIMEOUT_MS && { handlerTimeout: policy.timeMs }),
    ...(checks.length > 0 && { onRequest: checks as onRequestAsyncHookHandler[] }),
  };
}

/** Of what is read and never sent to: a page, a file. */
export const READING = {
  audience: 'anybody',
  bodyBytes: 0,
  timeMs: HANDLER_TIMEOUT_MS,
} as const satisfies EndpointPolicy;
