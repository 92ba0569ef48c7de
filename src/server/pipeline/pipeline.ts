import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { EndpointPolicy } from './endpointPolicy.ts';
import { checkJsonDepth } from './jsonDepth.ts';
import type { PermitPools } from './permitPools.ts';
import { clientOf, withPermit } from './withPermit.ts';

/** An endpoint as the server knows it. */
export interface DeclaredEndpoint {
  method: string;
  url: string;
  policy: EndpointPolicy;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that was registered, with its policy. */
    endpoints: readonly DeclaredEndpoint[];
    /** Declares the policy of what no route takes, whose handler is set beside. */
    declareFallback(policy: EndpointPolicy): void;
  }
  interface FastifyRequest {
    /** Whether signed-in staff sends it, once a check of the pipeline has asked. */
    isFromStaff?: boolean;
  }
}

export interface PipelineOptions {
  pools: PermitPools;
  /** Policies of routes that a plug-in registers by itself, by address. */
  policies?: Readonly<Record<string, EndpointPolicy>>;
}

/**
 * The one way of every request: route, method, origin, rate limit, authentication, size, parse, cost. What is asked before the body is
 * put in order by `endpoint`; here a route without a policy is refused, JSON is judged before it is parsed, and the handler's work is
 * done under a permit, which is released when the work ends and not when the socket closes.
 * @throws Error when a route is registered that declares no policy
 */
export const pipeline = fp(
  async (app: FastifyInstance, { policies = {}, pools }: PipelineOptions) => {
    const endpoints: DeclaredEndpoint[] = [];
    app.decorate('endpoints', endpoints);
    app.decorate('declareFallback', (policy: EndpointPolicy) => {
      endpoints.push({ method: 'any', url: '(no route)', policy });
    });
    app.decorateRequest('isFromStaff');
    app.decorateRequest('staff');

    app.addHook('onRoute', (route) => {
      if (route.config?.isRefusal) return;
      const policy = route.config?.policy ?? policies[route.url];
      if (!policy) throw new Error(`${route.method} ${route.url} declares no policy. Give it one with endpoint().`);
      for (const method of [route.method].flat()) endpoints.push({ method, url: route.url, policy });
      const { permitAt = 'handler', permits } = policy;
      if (!permits || permitAt === 'making') return;
      const { handler } = route;
      route.handler = async function (request, reply) {
        const pool = pools[permits === 'staff' && request.isFromStaff === false ? 'strangers' : permits];
        // Not the request's own signal: it ends with the body, not with the socket.
        const leaving = new AbortController();
        // Whoever left while the stages before were asked is not heard leaving again.
        if (reply.raw.closed || reply.raw.destroyed || request.raw.socket?.destroyed) leaving.abort();
        reply.raw.once('close', () => leaving.abort());
        return withPermit(pool, holderOf(request), async () => handler.call(this, request, reply), leaving.signal);
      };
    });

    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body, done) => {
      try {
        checkJsonDepth(body as string);
      } catch (error) {
        done(error as Error);
        return;
      }
      parse(request, body as string, done);
    });
  },
  { name: 'pipeline' },
);

/** Who a permit counts for: an account of staff, wherever it is, since an office shares its address; otherwise the visitor. */
function holderOf(request: FastifyRequest): string {
  return request.staff ? `staff ${request.staff.id}` : clientOf(request);
}
