import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { EndpointPolicy } from './endpointPolicy.ts';
import { checkJsonDepth } from './jsonDepth.ts';
import type { PermitPool, PermitPools } from './permitPools.ts';
import { clientOf, withPermit } from './withPermit.ts';

/** A registered endpoint. */
export interface DeclaredEndpoint {
  method: string;
  url: string;
  policy: EndpointPolicy;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered endpoints with their policies. */
    endpoints: readonly DeclaredEndpoint[];
    /** Declares the policy of the fallback for unmatched routes, whose handler is set elsewhere. */
    declareFallback(policy: EndpointPolicy): void;
  }
  interface FastifyRequest {
    /** Whether signed-in staff sent it; set by a check of the pipeline. */
    isFromStaff?: boolean;
    /** Whether an account has signed in before with the browser that sent it; set by a check of the pipeline. */
    isFromKnownBrowser?: boolean;
  }
}

export interface PipelineOptions {
  pools: PermitPools;
  /** Policies of routes that a plug-in registers by itself, by URL. */
  policies?: Readonly<Record<string, EndpointPolicy>>;
}

/**
 * Request pipeline: route, method, origin, rate limit, authentication, size, parse, cost. The checks before the body are ordered by
 * `endpoint`; here a route without a policy is rejected, the depth of JSON is checked before it is parsed, and the handler runs under a
 * permit, which is released when the work ends and not when the socket closes.
 * @throws Error when a route is registered without a policy
 */
export const pipeline = fp(
  async (app: FastifyInstance, { policies = {}, pools }: PipelineOptions) => {
    const endpoints: DeclaredEndpoint[] = [];
    app.decorate('endpoints', endpoints);
    app.decorate('declareFallback', (policy: EndpointPolicy) => {
      endpoints.push({ method: 'any', url: '(no route)', policy });
    });
    app.decorateRequest('isFromStaff');
    app.decorateRequest('isFromKnownBrowser');
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
        const pool = pools[poolOf(permits, request)];
        // Not the request's own signal: it aborts with the body, not with the socket.
        const leaving = new AbortController();
        // The close event does not fire again for a client that left during the earlier stages.
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

/** Pool of a request's permit: where staff have one, others have pools of their own. */
function poolOf(permits: PermitPool, { isFromKnownBrowser, isFromStaff }: FastifyRequest): PermitPool {
  if (permits !== 'staff' || isFromStaff !== false) return permits;
  return isFromKnownBrowser ? 'knownBrowsers' : 'strangers';
}

/** Permit holder: a staff account wherever it is, since an office shares its IP address; otherwise the visitor. */
function holderOf(request: FastifyRequest): string {
  return request.staff ? `staff ${request.staff.id}` : clientOf(request);
}
