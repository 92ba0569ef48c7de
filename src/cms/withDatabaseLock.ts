import type { Payload } from 'payload';

/** What the locks of this project guard; the numbers are PostgreSQL's names for them and never change. */
export const LOCKS = { migrate: 7_481_001, firstAccount: 7_481_002 } as const;

interface LockClient {
  query(text: string, values: unknown[]): Promise<unknown>;
  release(): void;
}

const queues = new Map<number, Promise<unknown>>();

/**
 * Runs one function at a time among all processes that share the database: by an advisory lock on PostgreSQL, by a queue
 * on SQLite, which has one process only.
 * @throws what `run` throws
 */
export async function withDatabaseLock<T>(payload: Payload, lock: number, run: () => Promise<T>): Promise<T> {
  const { pool } = payload.db as { pool?: { connect(): Promise<LockClient> } };
  return pool ? withAdvisoryLock(await pool.connect(), lock, run) : afterOthers(lock, run);
}

async function withAdvisoryLock<T>(client: LockClient, lock: number, run: () => Promise<T>): Promise<T> {
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await run();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).finally(() => client.release());
  }
}

function afterOthers<T>(lock: number, run: () => Promise<T>): Promise<T> {
  const before = queues.get(lock) ?? Promise.resolve();
  const mine = before.then(run, run);
  queues.set(lock, mine);
  return mine;
}
