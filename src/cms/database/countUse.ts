import { sql } from '@payloadcms/db-postgres';
import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { Payload, PayloadRequest, Where } from 'payload';
import { findRow } from './rows.ts';
import { runOutside } from './scope.ts';
import { transactionsOf } from './transactions.ts';
import { onCommit } from './withTransactions.ts';

/** Something that may be used a limited number of times, such as a token or a budget. */
export interface Use {
  /** What makes it one of its own; nothing about a person can be read in it. */
  key: string;
  /** When it is forgotten, epoch, ms; of one that is counted already, the first stays. */
  expires: number;
  /** How much of it is used, a whole number; 1 unless it says. */
  amount?: number;
}

const SWEEP_EVERY_MS = 60_000;
let sweptAt = 0;

/**
 * Counts a use in the transaction of the request: of two that use the same at once, in whatever process, the second sees the first; when the
 * transaction comes to nothing, so does the use. What has expired is forgotten, and swept away once a minute.
 * @param req with a transaction under way
 * @param now epoch, ms
 * @returns how much of it was used, this time among it
 * @throws Error when the database cannot be written
 */
export async function countUse(req: PayloadRequest, { amount = 1, expires, key }: Use, now: number): Promise<number> {
  const database = req.payload.db as unknown as DrizzleAdapter;
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
  return Number((answer as unknown as { rows: { count: number | string }[] }).rows[0]?.count);
}

/**
 * How much of something was used until now; nothing is counted. Reads what is committed.
 * @param now epoch, ms
 * @param req reads within its transaction
 */
export async function readUse(payload: Payload, key: string, now: number, req?: PayloadRequest): Promise<number> {
  const where: Where = { and: [{ key: { equals: key } }, { expires: { greater_than_equal: Math.floor(now / 1000) } }] };
  const row = await findRow({ payload, req }, 'spent-keys', { where });
  return row?.count ?? 0;
}

/**
 * Forgets what has expired.
 * @param now epoch, ms
 * @throws Error when the database cannot be written
 */
export async function sweepUses({ db }: Payload, now: number): Promise<void> {
  await db.deleteMany({ collection: 'spent-keys', where: { expires: { less_than: Math.floor(now / 1000) } } });
}
