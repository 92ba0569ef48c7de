import type { Payload } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { addDays } from '../../../shared/time/days.ts';
import { statusAt } from '../../../tours/booking/booking.ts';
import { balanceOf, ORDERS } from '../../../tours/booking/order.ts';
import { isTold, queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { ASKED_DAYS_BEFORE } from '../paymentFlow/rules/lateness.ts';
import { findPayments } from '../paymentFlow/storedPayment.ts';
import { isOver } from '../rules/nextCheck.ts';
import { MAX_AT_ONCE, type OrderJobContext } from './orderCare.ts';

/** Immediate payments are done by then. */
const WAITING_MS = 10 * 60_000;
/** Least time left for the mail that names the end of the holds. */
const MIN_LEFT_MS = 10 * 60_000;

/** Mails the order's link once to travellers who left the provider's page without paying. */
export async function tellWaiting({ each, now, payload }: OrderJobContext): Promise<void> {
  const where: TypedWhere<typeof ORDERS> = {
    and: [
      { status: { equals: 'PLACED' } },
      // Orders that await confirmation have a mail of their own.
      { confirmBy: { exists: false } },
      { placedAt: { less_than_equal: new Date(now.getTime() - WAITING_MS).toISOString() } },
      { expiresAt: { greater_than: new Date(now.getTime() + MIN_LEFT_MS).toISOString() } },
    ],
  };
  await each(await findOrders(payload, where), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (order.status === 'PLACED' && !(await isTold(req, id, 'placed'))) await queueOrderMail(req, order, 'placed');
    }),
  );
}

/** Expires unpaid orders whose holds have ended. */
export async function endUnpaid({ each, now, payload }: OrderJobContext): Promise<void> {
  const isLong: TypedWhere<typeof ORDERS> = {
    or: [{ expiresAt: { less_than_equal: now.toISOString() } }, { expiresAt: { exists: false } }],
  };
  await each(await findOrders(payload, { and: [{ status: { equals: 'PLACED' } }, isLong] }), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (order.status !== 'PLACED' || order.bookings.some((booking) => statusAt(booking, now) === 'ON_HOLD')) return;
      const open = await findPayments(
        { payload, req },
        { and: [{ order: { equals: id } }, { status: { equals: 'open' } }] },
      );
      // The provider must have answered after the end of each payment that it was not paid.
      const isSure = open.every((payment) => isOver(payment, now) && isOver(payment, new Date(payment.checkedAt ?? 0)));
      if (!isSure) return;
      await writeOrder(req, id, { status: 'EXPIRED', expiresAt: null }, 'Expired: it was not paid');
      await queueOrderMail(req, order, 'expired');
    }),
  );
}

/** Each balance is requested once; staff see late ones. */
export async function askForBalances({ each, now, payload }: OrderJobContext): Promise<void> {
  const last = addDays(now.toISOString().slice(0, 10), ASKED_DAYS_BEFORE);
  const where: TypedWhere<typeof ORDERS> = {
    and: [
      { status: { equals: 'CONFIRMED' } },
      { balanceDue: { less_than_equal: last } },
      { balanceAskedAt: { exists: false } },
      // No reminder for payment on arrival or an awaited transfer: agreed at booking.
      {
        or: [
          { method: { in: ['stripe', 'paypal'] } },
          { and: [{ method: { equals: 'transfer' } }, { paid: { greater_than: 0 } }] },
        ],
      },
    ],
  };
  await each(await findOrders(payload, where), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (!isBalanceOwed(order)) return;
      await writeOrder(req, id, { balanceAskedAt: now.toISOString() }, 'The balance was asked for');
      await queueOrderMail(req, order, 'balance');
    }),
  );
}

function isBalanceOwed(order: OpenOrder): boolean {
  return order.status === 'CONFIRMED' && !order.balanceAskedAt && balanceOf(order) > 0;
}

async function findOrders(payload: Payload, where: TypedWhere<typeof ORDERS>): Promise<number[]> {
  const found = { where, select: { id: true }, sort: 'id', limit: MAX_AT_ONCE } as const;
  return (await findRows({ payload }, ORDERS, found)).map(({ id }) => id);
}
