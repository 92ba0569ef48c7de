import type { Endpoint, Payload } from 'payload';
import { runInScope } from './scope.ts';

/** The calls of the Local API that may change something. */
const CALLS = [
  'create',
  'delete',
  'duplicate',
  'forgotPassword',
  'login',
  'resetPassword',
  'restoreGlobalVersion',
  'restoreVersion',
  'unlock',
  'update',
  'updateGlobal',
  'verifyEmail',
] as const;

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Gives every call of the Local API and of every endpoint a scope of its own, by which the database knows what is called
 * inside what. Running jobs is many operations at once: there each job opens its own.
 */
export function scopeDoors(payload: Payload): void {
  for (const name of CALLS) {
    const call = payload[name] as Call;
    Object.assign(payload, { [name]: (...args: unknown[]) => runInScope(() => call.apply(payload, args)) });
  }
  for (const owner of [payload.config, ...payload.config.collections, ...payload.config.globals]) scopeEndpoints(owner);
}

/** Copies: several instances of Payload in one process share the endpoints they come with. */
function scopeEndpoints(owner: { endpoints?: false | Omit<Endpoint, 'root'>[] }): void {
  if (!owner.endpoints) return;
  owner.endpoints = owner.endpoints.map((endpoint) => ({
    ...endpoint,
    handler: (req) => runInScope(() => endpoint.handler(req)),
  }));
}
