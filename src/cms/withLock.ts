import type { Payload } from 'payload';

/**
 * PostgreSQL advisory lock numbers; every version of Rihla must use the same. `migrations`, `demo` and `demoPictures`
 * are for `withLock`, those of jobs for `runAlone`.
 */
export const LOCKS = {
  migrations: 7_481_001,
  jobs: 7_481_002,
  demoPictures: 7_481_003,
  demo: 7_481_004,
  mail: 7_481_005,
  subscribers: 7_481_010,
  enquiries: 7_481_011,
  bookings: 7_481_012,
  shop: 7_481_013,
  carts: 7_481_021,
  customers: 7_481_016,
  chatClicks: 7_481_041,
  contactClicks: 7_481_042,
  consents: 7_481_043,
  endedBookings: 7_481_044,
  expiredOrders: 7_481_045,
} as const;

interface LockClient {
  query(text: string, values: unknown[]): Promise<unknown>;
  release(): void;
}

/**
 * Mutex across all processes that share a PostgreSQL database; SQLite has one process. A session-level lock, since the
 * work is several transactions; it ends with the connection when the process dies.
 * @throws what `run` throws
 */
export async function withLock<T>(payload: Payload, name: keyof typeof LOCKS, run: () => Promise<T>): Promise<T> {
  const { pool } = payload.db as unknown as { pool?: { connect(): Promise<LockClient> } };
  if (!pool) return run();
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS[name]]);
    return await run();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCKS[name]]).finally(() => client.release());
  }
}
