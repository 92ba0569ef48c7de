import type { Payload } from 'payload';
import { guardLocks } from './access/locks.ts';
import { guardQueries } from './access/queries.ts';
import { keepEditTime } from './accounts/keepEditTime.ts';
import { noteUse } from './accounts/sessionNotes.ts';
import { writeSessionsAlone } from './accounts/writeSessionsAlone.ts';
import { refuseStaleSaves } from './concurrency/refuseStaleSaves.ts';
import { stampBareRows } from './database/queries/stampBareRows.ts';
import { guardSchedules } from './schedules/guardSchedules.ts';

/** Installs the guards that the configuration cannot: on Payload's own collections, and for session tracking. */
export function guardAtStart(payload: Payload): void {
  for (const { config } of Object.values(payload.collections)) config.hooks.beforeOperation.push(guardQueries);
  closeMigrations(payload);
  guardLocks(payload);
  refuseStaleSaves(payload);
  guardSchedules(payload);
  noteUse(payload);
  // Wrapped by `writeSessionsAlone`, which takes a write without a time for one of sessions alone.
  keepEditTime(payload);
  writeSessionsAlone(payload);
  stampBareRows(payload);
}

/**
 * Denies API access to Payload's migrations collection, which every account could change by default. Payload's own
 * reads are not affected.
 */
function closeMigrations({ collections }: Payload): void {
  const nobody = () => false;
  Object.assign(collections['payload-migrations'].config.access, {
    create: nobody,
    delete: nobody,
    read: nobody,
    update: nobody,
  });
}
