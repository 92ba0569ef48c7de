import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { methodNotAllowed } from '../errors.ts';

/** Every pattern of an address that the server has, and the methods that it takes. */
export type RouteMethods = ReadonlyMap<string, ReadonlySet<string>>;

declare module 'fastify' {
  interface FastifyInstance {
    routeMethods: RouteMethods;
  }
  interface FastifyContextConfig {
    /** The route only says which methods there are. */
    isRefusal?: boolean;
  }
}

/** Notes each route that is registered from here on, in `app.routeMethods`. */
export const routeMethods = fp(
  async (app: FastifyInstance) => {
    const known = new Map<string, Set<string>>();
    app.decorate('routeMethods', known);
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.isRefusal) return;
      const methods = known.get(url) ?? new Set();
      known.set(url, methods);
      for (const each of [method].flat()) methods.add(each);
    });
  },
  { name: 'route-methods' },
);

/** Answers 405 to every other method of the addresses known so far; to be registered last, outside of what limits single routes. */
export const refuseOtherMethods = fp(
  async (app: FastifyInstance) => {
    for (const [url, methods] of [...app.routeMethods]) {
      const allowed = [...methods].sort();
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      if (others.length === 0) continue;
      app.route({
        method: others,
        url,
        exposeHeadRoute: false,
        config: { isRefusal: true },
        // Before the body is read: it is of no use here.
        onRequest: async () => {
          throw methodNotAllowed(allowed);
        },
        handler: () => undefined,
      });
    }
  },
  { name: 'refuse-other-methods', dependencies: ['route-methods'] },
);
