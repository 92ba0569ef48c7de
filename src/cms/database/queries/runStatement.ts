import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { drizzleOf } from '../handles/drizzleOf.ts';
import { transactionsOf } from '../transactions/transactions.ts';

type Row = Record<string, unknown>;

/**
 * Runs one write statement in a transaction of its own, which queues it with the other writes on SQLite.
 * @returns the rows of `returning`, empty without
 * @throws Error when the database cannot be written
 */
export async function runStatement({ db }: Payload, statement: SQL): Promise<Row[]> {
  const database = drizzleOf(db);
  const transaction = await database.beginTransaction();
  if (transaction === null) throw new Error('The database began no transaction, so nothing was written.');
  try {
    await transactionsOf(database)?.get(transaction)?.start();
    const session = database.sessions[transaction];
    if (!session) throw new Error('The transaction ended before its statement, so nothing was written.');
    // Drizzle types the result by driver; both return `rows` here.
    const { rows } = (await database.execute({ db: session.db, sql: statement })) as unknown as { rows?: Row[] };
    await database.commitTransaction(transaction);
    return rows ?? [];
  } catch (error) {
    await database.rollbackTransaction(transaction);
    throw error;
  }
}
