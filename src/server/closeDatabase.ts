import type { Payload } from 'payload';

/** PostgreSQL's adapter keeps one connection for itself, for which its pool would wait without end, in ms. */
const POOL_TIMEOUT_MS = 1_000;

interface SqliteClient {
  execute(statement: string): Promise<unknown>;
  close(): void;
}

/** Writes SQLite's log into its file, and closes the connections. Throws what the database throws. */
export async function closeDatabase({ db }: Payload): Promise<void> {
  const { client, pool } = db as unknown as { client?: SqliteClient; pool?: { end(): Promise<void> } };
  if (pool) {
    await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, POOL_TIMEOUT_MS))]);
  } else if (client) {
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    client.close();
  }
}
