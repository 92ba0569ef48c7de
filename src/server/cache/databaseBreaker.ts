import type { FaultLog } from '../faults/faultLog.ts';
import { DATABASE_FAULT } from '../plugins/databaseThere.ts';

/** Pause before the next query after the database did not answer, in ms. */
const AWAY_MS = 500;

/** Circuit breaker: for a while no query is sent to a database that has just not answered. */
export interface DatabaseBreaker {
  /** @throws the error of the last failed query, while no query is sent */
  check(): void;
  note(error: unknown): void;
  clear(): void;
}

/** Circuit breaker of the database, closed at first. */
export function createDatabaseBreaker(faults: FaultLog): DatabaseBreaker {
  let awayUntil = 0;
  let awayBecause: unknown;
  return {
    check() {
      if (performance.now() < awayUntil) throw awayBecause;
    },
    note(error) {
      faults.report(DATABASE_FAULT, error, 'The database does not answer; the last good pages are sent.');
      if (performance.now() < awayUntil) return;
      awayUntil = performance.now() + AWAY_MS;
      awayBecause = error;
    },
    clear: () => faults.clear(DATABASE_FAULT, 'The database answers again.'),
  };
}
