import type { Payload } from 'payload';
import { keepEditTime } from '../accounts/keepEditTime.ts';
import { noteUse } from '../accounts/sessionNotes.ts';
import { writeSessionsAlone } from '../accounts/writeSessionsAlone.ts';
import { refuseStaleSaves } from '../concurrency/refuseStaleSaves.ts';
import { stampBareRows } from '../database/stampBareRows.ts';
import { guardSchedules } from './jobs.ts';
import { guardLocks } from './locks.ts';
import { guardQueries } from './queries.ts';

/** Puts on the running instance what no configuration reaches: guards of Payload's own collections too, notes on sessions. */
export function guardAtStart(payload: Payload): void {
  for (const { config } of Object.values(payload.collections)) config.hooks.beforeOperation.push(guardQueries);
  closeMigrations(payload);
  guardLocks(payload);
  refuseStaleSaves(payload);
  guardSchedules(payload);
  noteUse(payload);
  // Inside the next, which takes a write without a time for one of sessions alone.
  keepEditTime(payload);
  writeSessionsAlone(payload);
  stampBareRows(payload);
}

/** By itself every account may change the list of the migrations that were applied. Payload asks for it on its own behalf. */
function closeMigrations({ collections }: Payload): void {
  const nobody = () => false;
  Object.assign(collections['payload-migrations'].config.access, {
    create: nobody,
    delete: nobody,
    read: nobody,
    update: nobody,
  });
}
