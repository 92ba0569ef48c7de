import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { drizzleOf } from '../handles/drizzleOf.ts';
import { transactionsOf } from '../transactions/transactions.ts';

/**
 * Named lock (advisory lock): other transactions that lock the same name wait until this request's transaction ends. On
 * SQLite an open transaction has the whole database to itself.
 */
export async function lockName(req: PayloadRequest, name: string): Promise<void> {
  const database = drizzleOf(req.payload.db);
  const transaction = await transactionsOf(database)?.of(req);
  if (!transaction || transaction.isPostponed) return;
  await transaction.start();
  if (database.name !== 'postgres') return;
  const { db } = database.sessions[transaction.id] ?? {};
  if (db) await database.execute({ db, sql: sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))` });
}
