import type { Endpoint, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { checkRequest, type EndpointFacts } from './checkRequest.ts';
import { findsPreference } from './findsPreference.ts';
import { isServed } from './isServed.ts';
import { refuseOtherMethods } from './refuseOtherMethods.ts';

/**
 * Puts a guard before every endpoint of Payload's API: what the configuration has no use for is left out, requests that cannot be
 * answered are refused with a reason, and other methods of an address with 405. Payload adds its endpoints while it reads
 * the configuration, so the running instance is changed.
 */
export function guardEndpoints(payload: Payload): void {
  const hasNumbers = payload.db.defaultIDType === 'number';
  for (const { config } of Object.values(payload.collections))
    guard(config, { hasNumbers, isAccount: Boolean(config.auth) });
  for (const config of payload.globals.config) guard(config, { hasNumbers });
  payload.config.endpoints = guarded(payload.config.endpoints, { hasNumbers });
  // Payload looks the first part of an address up in this object: without a prototype, “constructor” and “__proto__” name nothing.
  Object.setPrototypeOf(payload.collections, null);
}

function guard(config: SanitizedCollectionConfig | SanitizedGlobalConfig, facts: EndpointFacts): void {
  // Payload answers 501 where there are none; an empty list is an address at which there is nothing.
  const endpoints = (config.endpoints || []).filter((endpoint) => isServed(endpoint, config));
  const isPreferences = config.slug === 'payload-preferences';
  // The property is read-only in the types of what Payload has sanitized.
  (config as { endpoints: Omit<Endpoint, 'root'>[] }).endpoints = guarded(
    isPreferences ? endpoints.map(findsPreference) : endpoints,
    facts,
  );
}

function guarded<E extends Omit<Endpoint, 'root'>>(endpoints: readonly E[], facts: EndpointFacts): E[] {
  // Copies: Payload's own endpoints are the same objects in every collection.
  const checked = endpoints.map((endpoint): E => ({ ...endpoint, handler: checkRequest(endpoint, facts) }));
  return refuseOtherMethods(checked);
}
