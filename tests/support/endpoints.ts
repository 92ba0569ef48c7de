import type { Payload } from 'payload';

/** An endpoint of Payload's API, as the running configuration has it. */
export interface ListedEndpoint {
  method: string;
  /** From `/api` on, with its parameters unfilled: `/pages/:id/duplicate`. */
  path: string;
}

/** Every endpoint that may change something: whatever does not only read. A new collection or global brings its own. */
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

/** A path with its parameters filled in; one without a value becomes 1. */
export function fillPath(path: string, values: Record<string, number | string>): string {
  return path.replace(/\/$/, '').replace(/:(\w+)\??/g, (_, name: string) => String(values[name] ?? 1));
}
