import type { Endpoint } from 'payload';
import { refuse } from './refuse.ts';

type OwnEndpoint = Omit<Endpoint, 'root'>;

const METHODS = ['delete', 'get', 'options', 'patch', 'post', 'put'] as const;

/**
 * Adds, for each path, an endpoint that answers other methods with 405, and OPTIONS with the allowed ones. Payload uses
 * the first match, so paths without parameters come before those with.
 */
export function refuseOtherMethods<E extends OwnEndpoint>(endpoints: readonly E[]): E[] {
  const shapes = Map.groupBy(endpoints, ({ path }) => shapeOf(path));
  const refusals = [...shapes.values()].flatMap((same) => refusalsOf(same as [E, ...E[]]));
  const [fixed, open] = [false, true].map((hasParameter) =>
    [...endpoints, ...refusals].filter(({ path }) => path.includes(':') === hasParameter),
  ) as [E[], E[]];
  return [...fixed, ...open];
}

/** The path with its parameter names replaced, so that equal patterns compare equal. */
function shapeOf(path: string): string {
  return path.replace(/:\w+\??/g, ':');
}

function refusalsOf<E extends OwnEndpoint>(same: [E, ...E[]]): E[] {
  const methods = new Set<string>(same.map(({ method }) => method));
  const allow = [...methods, 'options', ...(methods.has('get') ? ['head'] : [])]
    .map((method) => method.toUpperCase())
    .sort()
    .join(', ');
  const headers = { allow };
  return METHODS.filter((method) => !methods.has(method)).map((method) => ({
    ...same[0],
    method,
    handler: () =>
      method === 'options'
        ? new Response(null, { status: 204, headers })
        : refuse(405, `This address only takes ${allow}.`, headers),
  }));
}
