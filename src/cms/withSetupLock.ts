import type { Payload } from 'payload';

/** PostgreSQL's name for the lock; every version of Rihla must use the same. */
const LOCK = 7_481_001;

interface LockClient {
  query(text: string, values: unknown[]): Promise<unknown>;
  release(): void;
}

/**
 * Runs one function at a time among all processes that share a PostgreSQL database: migrating, putting in the demo. SQLite
 * has one process. The lock belongs to a connection, since each of these is several transactions.
 * @throws what `run` throws
 */
export async function withSetupLock<T>(payload: Payload, run: () => Promise<T>): Promise<T> {
  const { pool } = payload.db as unknown as { pool?: { connect(): Promise<LockClient> } };
  if (!pool) return run();
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await run();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).finally(() => client.release());
  }
}
