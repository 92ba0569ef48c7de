import type { PayloadRequest } from 'payload';
import { deleteRow, findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { BATCH_ROWS, inBatches } from '../../../cms/inBatches.ts';
import { deleteOldMails } from '../../../cms/mail/queue/deleteOldMails.ts';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS, type OrderStatus, PAYMENTS } from '../../../tours/booking/order.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

const EVERY_MS = 6 * 60 * 60_000;
const DAY_MS = 86_400_000;
/** Retention in days, for travellers who write that they wanted to pay, and for staff who review a season. */
export const EXPIRED_KEPT_DAYS = 365;
/**
 * Retention in days of a cancelled order with an unproven e-mail address, which may be a stranger's: personal data of a person who never booked is
 * deleted sooner. Real customers answer the letters within some weeks.
 */
export const UNPROVEN_KEPT_DAYS = 30;

const ENDED: readonly OrderStatus[] = ['EXPIRED', 'CANCELLED'];

/**
 * Scheduled job that deletes orders that ended unpaid and were never confirmed, with their holds, mails and personal data: nothing was sold, and
 * personal data is kept no longer than needed (GDPR, article 5.1 e). An order with any payment or refund stays.
 */
export const deleteExpiredOrders: ScheduledJob = {
  name: 'expired orders',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const untouched = (days: number): TypedWhere<typeof ORDERS> => ({
      updatedAt: { less_than: new Date(now.getTime() - days * DAY_MS).toISOString() },
    });
    const isUnproven: TypedWhere<typeof ORDERS>[] = [
      { status: { equals: 'CANCELLED' } },
      { provenAt: { exists: false } },
      { customer: { exists: false } },
    ];
    const isOld: TypedWhere<typeof ORDERS>[] = [
      { status: { in: [...ENDED] } },
      { confirmedAt: { exists: false } },
      { or: [untouched(EXPIRED_KEPT_DAYS), { and: [...isUnproven, untouched(UNPROVEN_KEPT_DAYS)] }] },
    ];
    const find = (after: number) => {
      const where = { and: [...isOld, { id: { greater_than: after } }] };
      return findRows({ payload }, ORDERS, { where, select: { id: true }, sort: 'id', limit: BATCH_ROWS });
    };
    const forget = ({ id }: { id: number }) =>
      changeOrder(payload, id, async (order, req) => {
        if (isForgettable(order)) await remove(req, order);
      });
    await inBatches(find, forget, isStopped);
  },
};

/** Whether nothing was sold or paid; read under the lock of the order. */
function isForgettable({ bookings, confirmedAt, paid, payments, refunded, status }: OpenOrder): boolean {
  const isUnpaid = !paid && !refunded && payments.every((payment) => payment.status === 'failed');
  return ENDED.includes(status) && !confirmedAt && isUnpaid && bookings.every((booking) => !booking.confirmedAt);
}

async function remove(req: PayloadRequest, { bookings, id, payments }: OpenOrder): Promise<void> {
  const within = { payload: req.payload, req };
  for (const booking of bookings) await deleteRow(within, BOOKINGS, booking.id);
  for (const payment of payments) await deleteRow(within, PAYMENTS, payment.id);
  await deleteOldMails(req, `order:${id}`);
  await deleteRow(within, ORDERS, id);
}
