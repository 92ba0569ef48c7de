import type { Payload } from 'payload';
import { poolOf } from '../handles/poolOf.ts';
import { lockNumber } from './lockNumber.ts';

/** Lock time-out: if the holder vanished (a machine without power), PostgreSQL releases the lock after this. */
const LONGEST = '10min';

/**
 * Runs a function under a cross-process lock (PostgreSQL advisory lock); skips it when another process holds the lock.
 * The lock ends with its holder's connection, so a killed process leaves none behind. SQLite has one process.
 * @param name of the lock; each holder has its own
 * @throws what `run` throws
 */
export async function runAlone(payload: Payload, name: string, run: () => Promise<void>): Promise<void> {
  const pool = poolOf(payload);
  if (!pool) return run();
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${LONGEST}'`);
    const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [lockNumber(name)]);
    if (rows[0]?.mine) await run();
    await client.query('COMMIT');
  } catch (error) {
    // Closing the connection ends the transaction, whatever its state.
    client.release(error as Error);
    throw error;
  }
  client.release();
}
