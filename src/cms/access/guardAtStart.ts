import type { Payload } from 'payload';
import { guardSchedules } from './jobs.ts';
import { guardQueries } from './queries.ts';

/** Puts on the running instance what guards every collection, Payload's own among them, which no configuration reaches. */
export function guardAtStart(payload: Payload): void {
  for (const { config } of Object.values(payload.collections)) config.hooks.beforeOperation.push(guardQueries);
  guardSchedules(payload);
}
