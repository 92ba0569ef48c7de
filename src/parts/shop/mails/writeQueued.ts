import type { Payload } from 'payload';
import { deleteRows, findRows, type Row, writeColumns } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { MailDeferred } from '../../../cms/mail/mailFault.ts';
import { queueWherePossible } from '../../../cms/mail/queue/queueWherePossible.ts';
import type { LetterNotification } from '../../../letters/order.ts';
import { isForStaff, type StaffNotification } from '../../../letters/orderNotice.ts';
import { awaitsConfirmation } from '../../../tours/booking/order.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { refundSecond } from '../orders/refunds.ts';
import { hasLapsed } from '../rules/hasLapsed.ts';
import { isCheckDue } from '../rules/nextCheck.ts';
import { isAddressTrusted } from '../rules/takenByStaff.ts';
import { notificationKey, type OrderNewsItem, readUnwrittenKey, unwrittenKey } from './notificationKey.ts';
import type { OrderNotification } from './orderNotification.ts';
import { writeNotice } from './writeNotice.ts';
import { writeOrderLetter } from './writeOrderLetter.ts';

const MAX_AT_ONCE = 200;
/** Notifications that travellers need to continue: retried, not dropped, when the mail budget of the site is used up. */
const AWAITED: ReadonlySet<OrderNewsItem['news']> = new Set(['placed', 'unconfirmed']);

/**
 * Renders and queues the mails of a notification from the order's current state; each by itself, so that a failure of one does not stop the other.
 * Failures are stored where staff see them, and retried by the scheduled job.
 */
export async function writeQueued(payload: Payload, item: OrderNewsItem): Promise<void> {
  try {
    const faults: unknown[] = [];
    for (const whom of ['traveller', 'staff'] as const)
      await write(payload, item, whom).catch((fault: unknown) => faults.push(fault));
    await settleNote(payload, item, faults);
  } catch (error) {
    payload.logger.error({ err: error, msg: `The mails of order ${item.order} could not be looked after.` });
  }
}

/** Placeholders whose mails should have been written by now. */
export async function findUnwritten(payload: Payload, now: Date): Promise<OrderNewsItem[]> {
  const notes = await findNotes(payload, {
    and: [{ state: { equals: 'waiting' } }, { nextAt: { exists: false } }],
  });
  return notes.flatMap(({ attempts, createdAt, key, updatedAt }) => {
    const checkedAt = attempts > 0 ? updatedAt : undefined;
    return isCheckDue({ createdAt, checkedAt, expiresAt: undefined }, now) ? (readUnwrittenKey(key) ?? []) : [];
  });
}

async function write(payload: Payload, item: OrderNewsItem, whom: 'staff' | 'traveller'): Promise<void> {
  const key = notificationKey(item);
  const about = `order:${item.order}`;
  await changeOrder(payload, item.order, async (order, req) => {
    if (isOutdated(item.news, order)) return;
    const payment = order.payments.find(({ id }) => id === item.payment);
    if (whom === 'staff') {
      const notice = await writeNotice(req, { news: item.news, order, payment });
      if (notice) await queueWherePossible(req, notice, { about, key: `${key}:staff` });
      return;
    }
    if (isForStaff(item.news)) return;
    const refund = item.news === 'refunded' ? refundOf(order, item) : undefined;
    const told = { news: item.news, order, payment, refund };
    const to = order.contact.emailAddress;
    // An address is trusted after a payment, a followed link in a mail, or an entry by staff; until then it may be a stranger's.
    const waits = AWAITED.has(item.news);
    const stranger = isAddressTrusted(order)
      ? undefined
      : { purpose: 'booking' as const, visitor: order.holder, waits };
    if (to) await queueWherePossible(req, { ...(await writeOrderLetter(req, told)), to }, { about, key, stranger });
  });
}

/** The refund that a notification is about, by its second. */
function refundOf({ payments }: OpenOrder, { payment: second }: OrderNewsItem): OrderNotification['refund'] {
  const refunds = payments.flatMap(({ currency, refunds }) => refunds.map((refund) => ({ ...refund, currency })));
  return refunds.find((refund) => refund.notifies && refundSecond(refund) === second);
}

/** Whether the order's state has changed meanwhile, which has notifications of its own. */
function isOutdated(news: LetterNotification | StaffNotification, order: OpenOrder): boolean {
  const { status } = order;
  if (news === 'unconfirmed' || news === 'unconfirmedReminder') return !awaitsConfirmation(order);
  // No letter may claim that released seats are held.
  if (news === 'placed') return status !== 'PLACED' || hasLapsed(order, new Date());
  if (news === 'expired') return status === 'CONFIRMED';
  return (
    (news === 'confirmed' || news === 'balance' || news === 'reduced' || news === 'changed') && status === 'CANCELLED'
  );
}

/** A mail that is queued already is not queued again, so the placeholder may outlive it. */
async function settleNote(payload: Payload, item: OrderNewsItem, faults: readonly unknown[]): Promise<void> {
  const where = { key: { equals: unwrittenKey(item) } };
  if (faults.length === 0) {
    await deleteRows({ payload }, 'mails', where);
    return;
  }
  for (const fault of faults.filter((one) => !(one instanceof MailDeferred)))
    payload.logger.error({ err: fault, msg: `A mail of order ${item.order} (${item.news}) could not be written.` });
  const [fault] = faults;
  const why = fault instanceof Error ? fault.message : String(fault);
  const lastError = fault instanceof MailDeferred ? why : `It could not be written: ${why}`;
  for (const { attempts, id } of await findNotes(payload, where)) {
    const data = { attempts: attempts + 1, lastError, updatedAt: now() };
    await writeColumns({ payload }, 'mails', { id: { equals: id } }, data);
  }
}

async function findNotes(payload: Payload, where: TypedWhere<'mails'>): Promise<Row<'mails'>[]> {
  return findRows({ payload }, 'mails', { where, sort: 'id', limit: MAX_AT_ONCE });
}

function now(): string {
  return new Date().toISOString();
}
