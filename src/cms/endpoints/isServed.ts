import type { Endpoint, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** Endpoints that Payload always adds, and when the configuration has a use for them. */
const NEEDS: readonly [path: RegExp, isThere: (config: Config) => boolean][] = [
  [/^\/versions(\/|$)/, ({ versions }) => Boolean(versions)],
  [/^\/verify\//, (config) => Boolean(authOf(config)?.verify)],
  // The first account is created through the one-time link.
  [/^\/(first-register|init)$/, () => false],
  // SSRF: the server fetches no URL from a request.
  [/^\/paste-url(\/|$)/, () => false],
  // Jobs are queued and run by the server only.
  [/^\/(run|handle-schedules)$/, ({ slug }) => slug !== 'payload-jobs'],
];

/** Whether the configuration has a use for an endpoint. */
export function isServed({ path }: Pick<Endpoint, 'path'>, config: Config): boolean {
  return NEEDS.every(([pattern, isThere]) => !pattern.test(path) || isThere(config));
}

function authOf(config: Config): SanitizedCollectionConfig['auth'] | undefined {
  return 'auth' in config ? config.auth : undefined;
}
