import { sql } from '@payloadcms/db-postgres';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { PayloadRequest } from 'payload';

/**
 * Makes other transactions that lock the same name wait until this request's transaction ends. SQLite needs nothing: there
 * a transaction has the whole database to itself.
 */
export async function lockName(req: PayloadRequest, name: string): Promise<void> {
  const id = await req.transactionID;
  const database = req.payload.db as unknown as DrizzleAdapter;
  if (!id || database.name !== 'postgres') return;
  const { db } = database.sessions[id] ?? {};
  if (db) await database.execute({ db, sql: sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))` });
}
