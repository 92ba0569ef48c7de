import type { Payload } from 'payload';

/** An endpoint of Payload's API, from the running configuration. */
export interface ListedEndpoint {
  method: string;
  /** Path with `/api`, its parameters unfilled: `/pages/:id/duplicate`. */
  path: string;
}

/** Every endpoint that may write: all that do not only read. New collections and globals add theirs. */
export function listWritingEndpoints({ config }: Payload): ListedEndpoint[] {
  const owners = [
    { prefix: '', endpoints: config.endpoints },
    ...config.collections.map(({ slug, endpoints }) => ({ prefix: `/${slug}`, endpoints })),
    ...config.globals.map(({ slug, endpoints }) => ({ prefix: `/globals/${slug}`, endpoints })),
  ];
  const all = owners.flatMap(({ prefix, endpoints }) =>
    (endpoints || []).map(({ method, path }) => ({ method: method.toUpperCase(), path: prefix + path })),
  );
  const listed = all.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
  return [...new Map(listed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])).values()];
}

/** A path with its parameters filled in; default value: 1. */
export function fillPath(path: string, values: Record<string, number | string>): string {
  return path.replace(/\/$/, '').replace(/:(\w+)\??/g, (_, name: string) => String(values[name] ?? 1));
}
