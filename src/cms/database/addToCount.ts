import { sql } from '@payloadcms/db-postgres';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { Payload } from 'payload';
import { transactionsOf } from './transactions.ts';

/** One of the counts of a table. */
export interface Count {
  /** The table, which has a unique `key` and a `count`. */
  table: string;
  /** What makes the row one of its own. */
  key: string;
  /** Its other columns, as they are when the row is made. */
  columns: Readonly<Record<string, string | number>>;
  /** Those of them that are written again each time, such as a last day. */
  renewed?: readonly string[];
}

/**
 * Adds one to a count, in one statement, so that no two at once become one. A transaction of its own, by which it takes its turn among
 * the writes of SQLite.
 * @throws Error when the database cannot be written
 */
export async function addToCount({ db }: Payload, { columns, key, renewed = [], table }: Count): Promise<void> {
  const database = db as unknown as DrizzleAdapter;
  const transaction = await database.beginTransaction();
  if (transaction === null) throw new Error(`The database began no transaction, so ${table} was not counted in.`);
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const values = Object.values(columns).map((value) => sql`${value}`);
  const into = sql.identifier(table);
  const again = renewed.map((name) => sql`, ${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  try {
    await transactionsOf(database)?.get(transaction)?.start();
    const session = database.sessions[transaction];
    if (!session) throw new Error(`The transaction of ${table} ended before it was counted in.`);
    await database.execute({
      db: session.db,
      sql: sql`insert into ${into} (key, ${sql.join(names, sql`, `)}, count)
        values (${key}, ${sql.join(values, sql`, `)}, 1)
        on conflict (key) do update set count = ${into}.count + 1${sql.join(again)}`,
    });
    await database.commitTransaction(transaction);
  } catch (error) {
    await database.rollbackTransaction(transaction);
    throw error;
  }
}
