import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { methodNotAllowed } from '../faults/errors.ts';

/** Every registered URL pattern with its methods. */
export type RouteMethods = ReadonlyMap<string, ReadonlySet<string>>;

declare module 'fastify' {
  interface FastifyInstance {
    routeMethods: RouteMethods;
  }
  interface FastifyContextConfig {
    /** Marks a route that only answers 405. */
    isRefusal?: boolean;
  }
}

/** Records each route that is registered from here on, in `app.routeMethods`. */
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

/** Answers 405 to every other method of the registered URLs; must be registered last, outside the scopes of single routes' limits. */
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
        // Before the body is read, as it is not needed.
        onRequest: async () => {
          throw methodNotAllowed(allowed);
        },
        handler: () => undefined,
      });
    }
  },
  { name: 'refuse-other-methods', dependencies: ['route-methods'] },
);
