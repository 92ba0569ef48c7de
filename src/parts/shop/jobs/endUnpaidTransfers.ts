import type { Payload } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { addDays } from '../../../shared/time/days.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { cancelBookings } from '../cancel/cancelBookings.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { DEFAULT_UNPAID_DAYS } from '../rules/shopSettings.ts';
import { MAX_AT_ONCE, type OrderJobContext } from './orderCare.ts';

/** Author in an order's history. */
const BY = 'Website';
/** Reason in the history and in the traveller's mail. */
const REASON = 'The transfer has not arrived.';

/** Whether an order still awaits its whole transfer. */
function isWaiting({ method, paid, status }: Pick<OpenOrder, 'method' | 'paid' | 'status'>): boolean {
  return status === 'CONFIRMED' && method === 'transfer' && paid <= 0;
}

/**
 * Bookings by transfer for which nothing has arrived: sends a reminder on the due date, and cancels them some days later, so that seats are not kept
 * without payment.
 * @param each runs a callback for one order after the other
 */
export async function endUnpaidTransfers(
  payload: Payload,
  { each, now }: Pick<OrderJobContext, 'each' | 'now'>,
): Promise<void> {
  const { unpaidDays } = await payload.findGlobal({ slug: 'shop', depth: 0 });
  const day = now.toISOString().slice(0, 10);
  const last = addDays(day, -(unpaidDays ?? DEFAULT_UNPAID_DAYS));
  // A query of its own, so that overdue orders do not use up the limit of reminders.
  const isDue: TypedWhere<typeof ORDERS> = { balanceDue: { less_than_equal: day } };
  await each(await findWaiting(payload, [isDue, { balanceAskedAt: { exists: false } }]), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (!isWaiting(order) || order.balanceAskedAt) return;
      await writeOrder(req, id, { balanceAskedAt: now.toISOString() }, 'Reminded: the transfer has not arrived');
      await queueOrderMail(req, order, 'balance');
    }),
  );
  const isLate: TypedWhere<typeof ORDERS> = { balanceDue: { less_than: last } };
  const isReminded: TypedWhere<typeof ORDERS> = { balanceAskedAt: { less_than: now.toISOString() } };
  await each(await findWaiting(payload, [isLate, isReminded]), (id) =>
    cancelBookings(payload, id, { by: BY, reason: REASON, check: refusePaid }),
  );
}

/** A payment may have been entered since the query. */
function refusePaid(order: OpenOrder): void {
  if (!isWaiting(order)) throw new Error(`Order ${order.reference} is not waiting for its transfer any more.`);
}

async function findWaiting(payload: Payload, conditions: readonly TypedWhere<typeof ORDERS>[]): Promise<number[]> {
  const rows = await findRows({ payload }, ORDERS, {
    where: {
      and: [
        { status: { equals: 'CONFIRMED' } },
        { method: { equals: 'transfer' } },
        ...conditions,
        { or: [{ paid: { exists: false } }, { paid: { less_than_equal: 0 } }] },
      ],
    },
    select: { id: true },
    sort: 'id',
    limit: MAX_AT_ONCE,
  });
  return rows.map(({ id }) => id);
}
