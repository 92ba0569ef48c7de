import type { Payload } from 'payload';
import { poolOf } from './database/handles/poolOf.ts';
import { lockNumber } from './database/locks/lockNumber.ts';

/**
 * Mutex across all processes that share a PostgreSQL database; SQLite has one process. A session-level lock, since the
 * work is several transactions; it ends with the connection when the process dies.
 * @param name of the lock; each kind of work has its own
 * @throws what `run` throws
 */
export async function withLock<T>(payload: Payload, name: string, run: () => Promise<T>): Promise<T> {
  const pool = poolOf(payload);
  if (!pool) return run();
  const lock = lockNumber(name);
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await run();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).finally(() => client.release());
  }
}
