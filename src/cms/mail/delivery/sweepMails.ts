import type { Payload } from 'payload';
import { countRows, deleteRows } from '../../database/queries/rows.ts';
import type { TypedWhere } from '../../database/queries/typedWhere.ts';
import { MAIL_MONTHS } from '../settings/MailSettings.ts';

const A_DAY_MS = 24 * 60 * 60_000;
/** Retention of mails with secrets, in days: a link is used or expired by then, and requests in another's name must not fill the disk. */
const PRIVATE_DAYS = 7;

/**
 * Removes mails past their retention: those that were sent, kept or given up longer ago than the settings say. Queued mails are never removed.
 * @param now ms
 */
export async function sweepMails(payload: Payload, now: number): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'mail-settings', depth: 0 });
  const months = settings.keepMonths ?? MAIL_MONTHS;
  const old: TypedWhere<'mails'>[] = [
    { createdAt: { less_than: monthsBefore(now, months) } },
    { and: [{ isPrivate: { equals: true } }, { createdAt: { less_than: iso(now - PRIVATE_DAYS * A_DAY_MS) } }] },
  ];
  const where: TypedWhere<'mails'> = { and: [{ state: { not_equals: 'waiting' } }, { or: old }] };
  if ((await countRows({ payload }, 'mails', where)) > 0) await deleteRows({ payload }, 'mails', where);
}

function monthsBefore(now: number, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
