import { createLocalReq, type Payload } from 'payload';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { ENQUIRIES, FORMS } from '../../forms/words.ts';

/** Enquiries deleted per transaction. */
const AT_ONCE = 20;

/** Retention of spam in days, so that staff can look for false positives. */
export const SPAM_DAYS = 30;

const DAY_MS = 86_400_000;

interface Options {
  /** Retention of the site, in months; undefined: for ever. */
  keepMonths: number | undefined;
  now: Date;
  isStopped?: () => boolean;
}

/**
 * Deletes enquiries after their retention, with threads, files and mails: by the months of their form, else by those of the site.
 * @returns number of deleted enquiries
 */
export async function deleteOld(
  payload: Payload,
  { isStopped = () => false, keepMonths, now }: Options,
): Promise<number> {
  const { docs: forms } = await payload.find({
    collection: FORMS,
    where: { keepMonths: { exists: true } } satisfies TypedWhere<typeof FORMS>,
    depth: 0,
    pagination: false,
    select: { keepMonths: true },
  });
  const own = forms.flatMap(({ id, keepMonths: months }) => (months ? [{ id, months }] : []));
  const ofForms = own.map(({ id, months }): TypedWhere<typeof ENQUIRIES>[] => [
    { form: { equals: id } },
    olderThan(monthsBefore(now, months)),
  ]);
  const dues: TypedWhere<typeof ENQUIRIES>[] = ofForms.map((and) => ({ and }));
  if (keepMonths) {
    const ofOthers: TypedWhere<typeof ENQUIRIES>[] = own.length
      ? [{ or: [{ form: { not_in: own.map(({ id }) => id) } }, { form: { exists: false } }] }]
      : [];
    dues.push({ and: [olderThan(monthsBefore(now, keepMonths)), ...ofOthers] });
  }
  const spam = new Date(now.getTime() - SPAM_DAYS * DAY_MS).toISOString();
  const ofSpam: TypedWhere<typeof ENQUIRIES>[] = [{ isSpam: { equals: true } }, olderThan(spam)];
  dues.push({ and: ofSpam });
  let count = 0;
  for (const due of dues) count += await removeAll(payload, due, isStopped);
  return count;
}

function olderThan(date: string): TypedWhere<typeof ENQUIRIES> {
  return { receivedAt: { less_than: date } };
}

async function removeAll(
  payload: Payload,
  where: TypedWhere<typeof ENQUIRIES>,
  isStopped: () => boolean,
): Promise<number> {
  let count = 0;
  while (!isStopped()) {
    const req = await createLocalReq({}, payload);
    const collection = ENQUIRIES;
    const { docs } = await payload.find({ collection, where, depth: 0, limit: AT_ONCE, pagination: false, select: {} });
    if (docs.length === 0) break;
    await inTransaction(req, async () => {
      for (const { id } of docs) await payload.delete({ collection, id, req });
    });
    count += docs.length;
  }
  return count;
}

/** The same day so many months before; if it does not exist, the last day of that month. */
export function monthsBefore(now: Date, months: number): string {
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(now.getUTCDate(), last));
  return before.toISOString();
}
