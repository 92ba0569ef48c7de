import { databaseAway } from '../faults/errors.ts';
import type { FaultLog } from '../faults/faultLog.ts';
import { inTime } from '../inTime.ts';

/** Time for which a successful database check is trusted, in ms. */
const TRUSTED_MS = 250;
/** Timeout of the database check, in ms. */
const SILENCE_MS = 3_000;

export const DATABASE_FAULT = 'database';

/**
 * An onRequest hook of routes that need the database: 503 while it is down. The studio itself would answer that nobody is signed in, so writing
 * requests check it every time.
 * @param ask runs a cheap query
 */
export function requireDatabase(
  ask: () => Promise<void>,
  faults: FaultLog,
): (request: { method: string }) => Promise<void> {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return async ({ method }) => {
    const isReading = method === 'GET' || method === 'HEAD';
    if (isReading && performance.now() - answeredAt < TRUSTED_MS) return;
    try {
      await inTime(ask(), SILENCE_MS);
    } catch (error) {
      answeredAt = Number.NEGATIVE_INFINITY;
      faults.report(DATABASE_FAULT, error, 'The database does not answer.');
      throw databaseAway(error);
    }
    answeredAt = performance.now();
    faults.clear(DATABASE_FAULT, 'The database answers again.');
  };
}
