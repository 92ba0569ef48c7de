import type { Endpoint, Payload } from 'payload';
import { runInScope } from './scope.ts';

/** Local API methods that may write. */
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
 * Wraps every writing Local API method and every endpoint in a scope, by which the database knows which call runs
 * inside which. `jobs.run` is many operations at once: there each job opens its own.
 */
export function scopeCalls(payload: Payload): void {
  for (const name of CALLS) {
    const call = payload[name] as Call;
    Object.assign(payload, { [name]: (...args: unknown[]) => runInScope(() => call.apply(payload, args)) });
  }
  for (const owner of [payload.config, ...payload.config.collections, ...payload.config.globals]) scopeEndpoints(owner);
}

/** Copies the endpoints: several Payload instances in one process share the built-in ones. */
function scopeEndpoints(owner: { endpoints?: false | Omit<Endpoint, 'root'>[] }): void {
  if (!owner.endpoints) return;
  owner.endpoints = owner.endpoints.map((endpoint) => ({
    ...endpoint,
    handler: (req) => runInScope(() => endpoint.handler(req)),
  }));
}
