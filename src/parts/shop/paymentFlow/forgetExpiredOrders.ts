import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { BATCH_ROWS, inBatches } from '../../../cms/inBatches.ts';
import { forgetMails } from '../../../cms/mail/forgetMails.ts';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS, PAYMENTS } from '../../../tours/booking/order.ts';
import { changeOrder } from '../changeOrder.ts';
import type { OpenOrder } from '../openOrder.ts';

const EVERY_MS = 6 * 60 * 60_000;
const DAY_MS = 86_400_000;
/** Retention in days, for travellers who write that they wanted to pay, and for staff who review a season. */
export const EXPIRED_KEPT_DAYS = 365;

/**
 * Scheduled job that deletes orders that expired unpaid, with their holds, mails and personal data: nothing was sold, and personal data is kept no
 * longer than needed (GDPR, article 5.1 e). An order with any payment or refund stays.
 */
export const forgetExpiredOrders: ScheduledJob = {
  name: 'expired orders',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const collection = ORDERS;
    const before = new Date(now.getTime() - EXPIRED_KEPT_DAYS * DAY_MS).toISOString();
    const find = async (after: number) => {
      const isOld: Where[] = [{ status: { equals: 'EXPIRED' } }, { updatedAt: { less_than: before } }];
      const { docs } = await payload.db.find<{ id: number }>({
        collection,
        where: { and: [...isOld, { id: { greater_than: after } }] },
        select: {},
        sort: 'id',
        limit: BATCH_ROWS,
        pagination: false,
      });
      return docs;
    };
    const forget = ({ id }: { id: number }) =>
      changeOrder(payload, id, async (order, req) => {
        if (isForgettable(order)) await remove(req, order);
      });
    await inBatches(find, forget, isStopped);
  },
};

function isForgettable({ bookings, paid, payments, refunded, status }: OpenOrder): boolean {
  const isUnpaid = !paid && !refunded && payments.every((payment) => payment.status === 'failed');
  return status === 'EXPIRED' && isUnpaid && bookings.every((booking) => !booking.confirmedAt);
}

async function remove(req: PayloadRequest, { bookings, id, payments }: OpenOrder): Promise<void> {
  const { db } = req.payload;
  const deleteRow = (collection: CollectionSlug, row: number) =>
    db.deleteOne({ collection, where: { id: { equals: row } }, req, returning: false });
  for (const booking of bookings) await deleteRow(BOOKINGS, booking.id);
  for (const payment of payments) await deleteRow(PAYMENTS, payment.id);
  await forgetMails(req, `order:${id}`);
  await deleteRow(ORDERS, id);
}
