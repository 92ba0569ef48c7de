import type { Endpoint, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { checkRequest, type EndpointFacts } from './checkRequest.ts';
import { findsPreference } from './findsPreference.ts';
import { isServed } from './isServed.ts';
import { refuseOtherMethods } from './refuseOtherMethods.ts';
import { restoresDraft } from './restoresDraft.ts';

/**
 * Guards every endpoint of Payload's API: removes those the configuration has no use for, refuses invalid requests with
 * a reason, and answers other methods of a path with 405. Payload adds its endpoints while it sanitizes the
 * configuration, so the running instance is changed.
 */
export function guardEndpoints(payload: Payload): void {
  const hasNumbers = payload.db.defaultIDType === 'number';
  for (const { config } of Object.values(payload.collections))
    guard(config, { hasNumbers, isAccount: Boolean(config.auth), areWhole: Boolean(config.versions?.drafts) });
  for (const config of payload.globals.config) guard(config, { hasNumbers });
  payload.config.endpoints = guarded(payload.config.endpoints, { hasNumbers });
  // Payload looks the first path segment up in this object: without a prototype, “constructor” and “__proto__” name
  // nothing.
  Object.setPrototypeOf(payload.collections, null);
}

function guard(config: SanitizedCollectionConfig | SanitizedGlobalConfig, facts: EndpointFacts): void {
  // Payload answers 501 when there is no list; with an empty list, 404.
  const endpoints = (config.endpoints || [])
    .filter((endpoint) => isServed(endpoint, config))
    .map((endpoint) => (hasDrafts(config) ? restoresDraft(endpoint, config.slug) : endpoint));
  const isPreferences = config.slug === 'payload-preferences';
  // The property is read-only in Payload's types of a sanitized configuration.
  (config as { endpoints: Omit<Endpoint, 'root'>[] }).endpoints = guarded(
    isPreferences ? endpoints.map(findsPreference) : endpoints,
    facts,
  );
}

/** Whether it is a collection with drafts; no settings have any. */
function hasDrafts(config: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return 'upload' in config && Boolean(config.versions?.drafts);
}

function guarded<E extends Omit<Endpoint, 'root'>>(endpoints: readonly E[], facts: EndpointFacts): E[] {
  // Copies the endpoints: Payload's own are the same objects in every collection.
  const checked = endpoints.map((endpoint): E => ({ ...endpoint, handler: checkRequest(endpoint, facts) }));
  return refuseOtherMethods(checked);
}
