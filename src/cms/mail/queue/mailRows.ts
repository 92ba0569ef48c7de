import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { countRows, findRow, type Row } from '../../database/queries/rows.ts';
import { runStatement } from '../../database/queries/runStatement.ts';
import type { TypedWhere } from '../../database/queries/typedWhere.ts';
import type { MailState } from './Mails.ts';

/** A mail leased to this process until the lease expires. */
export interface ClaimedMail extends Row<'mails'> {
  lease: string;
}

/** Outcome of an attempt. */
export interface MailOutcome {
  state: MailState;
  lastError: string | null;
  /** ISO. */
  sentAt?: string | null;
  /** ISO; for a queued mail. */
  nextAt?: string | null;
}

/** Duration of a lease, in ms; renewed while the mail is being sent. After a crash the mail is free when it expires. */
export const LEASE_MS = 2 * 60_000;

/** Number of mails that are due. */
export async function countDue(payload: Payload, now: number): Promise<number> {
  const where: TypedWhere<'mails'> = {
    and: [{ state: { equals: 'waiting' } }, { nextAt: { less_than_equal: new Date(now).toISOString() } }],
  };
  return countRows({ payload }, 'mails', where);
}

/**
 * Claims the mail that has waited longest, in one statement: of several concurrent callers, one gets it.
 * @param now ms
 * @returns undefined when no unleased mail is due
 */
export async function leaseMail(payload: Payload, now: number): Promise<ClaimedMail | undefined> {
  const lease = randomUUID();
  const at = iso(now);
  // Without it, other processes would block on the same row, find it claimed, and take none.
  const skip = payload.db.name === 'postgres' ? sql`for update skip locked` : sql``;
  const isFree = sql`state = 'waiting' and next_at <= ${at} and (lease_until is null or lease_until <= ${at})`;
  const [row] = await runStatement(
    payload,
    sql`update mails set lease = ${lease}, lease_until = ${iso(now + LEASE_MS)}, attempts = attempts + 1
      where id = (select id from mails where ${isFree} order by next_at, id limit 1 ${skip}) and ${isFree}
      returning id`,
  );
  if (!row) return undefined;
  const mail = await findRow({ payload }, 'mails', { where: { id: { equals: Number(row.id) } } });
  return mail?.lease === lease ? { ...mail, lease } : undefined;
}

/**
 * Renews the lease of a mail that is being sent.
 * @param now ms
 */
export async function renewLease(payload: Payload, { id, lease }: ClaimedMail, now: number): Promise<void> {
  await runStatement(
    payload,
    sql`update mails set lease_until = ${iso(now + LEASE_MS)} where id = ${id} and lease = ${lease}`,
  );
}

/**
 * Records the outcome and releases the lease. Writes nothing when another process has claimed the mail meanwhile.
 * @param isWiped whether its text is removed
 * @returns whether it was written
 */
export async function recordMailOutcome(
  payload: Payload,
  { id, lease }: ClaimedMail,
  { lastError, nextAt = null, sentAt = null, state }: MailOutcome,
  isWiped: boolean,
): Promise<boolean> {
  const wipe = isWiped ? sql`, html = '', text = ''` : sql``;
  const [row] = await runStatement(
    payload,
    sql`update mails set state = ${state}, last_error = ${lastError}, next_at = ${nextAt}, sent_at = ${sentAt},
        lease = null, lease_until = null, updated_at = ${iso(Date.now())}${wipe}
      where id = ${id} and lease = ${lease} returning id`,
  );
  return row !== undefined;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
