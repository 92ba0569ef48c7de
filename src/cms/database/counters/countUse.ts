import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { drizzleOf } from '../handles/drizzleOf.ts';
import { findRow } from '../queries/rows.ts';
import type { TypedWhere } from '../queries/typedWhere.ts';
import { runOutside } from '../transactions/scope.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { onCommit } from '../transactions/withTransactions.ts';

/** A limited-use key, such as a one-time token or a budget. */
export interface Use {
  /** Unique key, without personal data. */
  key: string;
  /** Expiry, epoch, ms; a key that is counted already keeps its first. */
  expires: number;
  /** Amount that this use takes, a whole number; default 1. */
  amount?: number;
}

const SWEEP_EVERY_MS = 60_000;
let sweptAt = 0;

/**
 * Counts a use within the request's transaction: of two concurrent uses of one key, in whatever process, the second
 * sees the first; a rollback also undoes the use. Expired keys count as unused, and are deleted once a minute.
 * @param req with an open transaction
 * @param now epoch, ms
 * @returns how much of it is used, including this time
 * @throws Error when the database cannot be written
 */
export async function countUse(req: PayloadRequest, { amount = 1, expires, key }: Use, now: number): Promise<number> {
  const database = drizzleOf(req.payload.db);
  const transaction = await transactionsOf(database)?.of(req);
  await transaction?.start();
  const db = transaction && database.sessions[transaction.id]?.db;
  if (!db) throw new Error('A use is counted within a transaction, and this request has none.');
  const [moment, end] = [Math.floor(now / 1000), Math.ceil(expires / 1000)];
  const answer = await database.execute({
    db,
    sql: sql`insert into spent_keys (key, count, expires) values (${key}, ${amount}, ${end})
      on conflict (key) do update set
        count = case when spent_keys.expires < ${moment} then ${amount} else spent_keys.count + ${amount} end,
        expires = case when spent_keys.expires < ${moment} then ${end} else spent_keys.expires end
      returning count`,
  });
  if (Math.abs(now - sweptAt) > SWEEP_EVERY_MS) {
    sweptAt = now;
    await onCommit(req, () => runOutside(() => sweepUses(req.payload, now)));
  }
  // Drizzle types the result by driver; both return `rows` here.
  return Number((answer as unknown as { rows: { count: number | string }[] }).rows[0]?.count);
}

/**
 * Reads how much of a key is used, without counting. Reads committed data.
 * @param now epoch, ms
 * @param req reads within its transaction
 */
export async function readUse(payload: Payload, key: string, now: number, req?: PayloadRequest): Promise<number> {
  const where: TypedWhere<'spent-keys'> = {
    and: [{ key: { equals: key } }, { expires: { greater_than_equal: Math.floor(now / 1000) } }],
  };
  const row = await findRow({ payload, req }, 'spent-keys', { where });
  return row?.count ?? 0;
}

/**
 * Deletes expired keys.
 * @param now epoch, ms
 * @throws Error when the database cannot be written
 */
export async function sweepUses({ db }: Payload, now: number): Promise<void> {
  await db.deleteMany({ collection: 'spent-keys', where: { expires: { less_than: Math.floor(now / 1000) } } });
}
