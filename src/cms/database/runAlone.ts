import type { Payload } from 'payload';

/** Where the holder of the lock has gone without a word (a machine without power), the server takes it back after this. */
const LONGEST = '10min';

interface LockClient {
  query(text: string, values?: unknown[]): Promise<{ rows: { mine?: boolean }[] }>;
  release(error?: Error): void;
}

/**
 * Runs a function unless another process that shares the PostgreSQL database runs one under the same lock at this moment.
 * The lock ends with its holder's connection, so none is left behind by a process that was killed. SQLite has one process.
 * @param lock PostgreSQL's number for the lock
 * @throws what `run` throws
 */
export async function runAlone(payload: Payload, lock: number, run: () => Promise<void>): Promise<void> {
  const { pool } = payload.db as unknown as { pool?: { connect(): Promise<LockClient> } };
  if (!pool) return run();
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${LONGEST}'`);
    const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [lock]);
    if (rows[0]?.mine) await run();
    await client.query('COMMIT');
  } catch (error) {
    // Closing the connection ends the transaction, whatever state it is in.
    client.release(error as Error);
    throw error;
  }
  client.release();
}
