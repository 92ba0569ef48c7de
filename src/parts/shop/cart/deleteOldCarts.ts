import { deleteRow, findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { BATCH_ROWS, inBatches } from '../../../cms/inBatches.ts';
import type { ScheduledJob } from '../../../cms/scheduler.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { linesAt } from './rules/cartLines.ts';
import { dropLine } from './storeLines.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
/** The lifetime of the cart's cookie. */
const KEPT_DAYS = 7;

/**
 * Scheduled job that deletes abandoned carts with the data typed into them. Their bookings stay as expired holds without an order until
 * `deleteEndedBookings` deletes them.
 */
export const deleteOldCarts: ScheduledJob = {
  name: 'carts',
  everyMs: EVERY_MS,
  async run({ isStopped, now, payload }) {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
    const find = (after: number) => {
      const isOld: TypedWhere<typeof ORDERS>[] = [{ status: { equals: 'CART' } }, { updatedAt: { less_than: before } }];
      const where = { and: [...isOld, { id: { greater_than: after } }] };
      return findRows({ payload }, ORDERS, { where, select: { id: true }, sort: 'id', limit: BATCH_ROWS });
    };
    const forget = ({ id }: { id: number }) =>
      changeOrder(payload, id, async (order, req) => {
        const { ended, live } = linesAt(order, now);
        if (order.status !== 'CART' || live.length > 0) return;
        for (const line of ended) await dropLine(req, line, 'EXPIRED');
        await deleteRow({ payload, req }, ORDERS, id);
      });
    await inBatches(find, forget, isStopped);
  },
};
