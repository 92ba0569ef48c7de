import type { DrizzleTransaction } from '@payloadcms/drizzle';
import type { Payload } from 'payload';

interface SqliteClient {
  execute(statement: string): Promise<{ rows: readonly Record<string, unknown>[] }>;
}

/**
 * Runs a function while SQLite does not enforce foreign keys. A table is changed by making another one and dropping the first,
 * which deletes its rows, and with them by `ON DELETE CASCADE` all that refer to them; the switch does nothing inside a transaction, where migrations
 * have it (sqlite.org/foreignkeys.html, section 2; sqlite.org/lang_altertable.html, section 7). PostgreSQL changes tables in place.
 * @throws what `run` throws
 */
export async function withoutForeignKeys(payload: Payload, run: () => Promise<void>): Promise<void> {
  const client = sqliteClient(payload);
  if (!client) return run();
  await client.execute('PRAGMA foreign_keys = OFF');
  try {
    await run();
  } finally {
    await client.execute('PRAGMA foreign_keys = ON');
  }
}

/**
 * Names of the tables with dangling references, each once; always none on PostgreSQL, which refuses such a row itself.
 * @param db the transaction to look into
 */
export async function findBrokenReferences(payload: Payload, db: DrizzleTransaction): Promise<string[]> {
  if (!sqliteClient(payload)) return [];
  // On SQLite a transaction of Drizzle has `all`, which the type for both databases lacks.
  const rows = await (db as unknown as { all(statement: string): Promise<{ table: string }[]> }).all(
    'PRAGMA foreign_key_check',
  );
  return [...new Set(rows.map(({ table }) => table))];
}

function sqliteClient({ db }: Payload): SqliteClient | undefined {
  // SQLite’s adapter alone has `client`, the connection of libSQL.
  return db.name === 'postgres' ? undefined : (db as unknown as { client: SqliteClient }).client;
}
