import type { Endpoint, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** Endpoints that Payload adds whatever the configuration, and when there is something behind them. */
const NEEDS: readonly [path: RegExp, isThere: (config: Config) => boolean][] = [
  [/^\/versions(\/|$)/, ({ versions }) => Boolean(versions)],
  [/^\/verify\//, (config) => Boolean(authOf(config)?.verify)],
  // The first account is made through the one-time link.
  [/^\/(first-register|init)$/, () => false],
  // The server fetches no address that somebody else chose.
  [/^\/paste-url(\/|$)/, () => false],
  // Jobs are queued and run by the server alone.
  [/^\/(run|handle-schedules)$/, ({ slug }) => slug !== 'payload-jobs'],
];

/** Whether an endpoint has something to answer with. */
export function isServed({ path }: Pick<Endpoint, 'path'>, config: Config): boolean {
  return NEEDS.every(([pattern, isThere]) => !pattern.test(path) || isThere(config));
}

function authOf(config: Config): SanitizedCollectionConfig['auth'] | undefined {
  return 'auth' in config ? config.auth : undefined;
}
