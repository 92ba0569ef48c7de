import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { deleteOldMails } from '../../cms/mail/queue/deleteOldMails.ts';
import { eraseBooking, isOver } from '../bookings/personalData.ts';
import { writeOrder } from './orders/changeOrder.ts';
import { findOrdersOf, type OrderOwner } from './orders/findOrdersOf.ts';
import { findOrder, type OpenOrder } from './orders/openOrder.ts';

/** GDPR: exports all orders of a person with their payments, as JSON; amounts in the smallest unit. */
export async function exportOrdersOf(req: PayloadRequest, owner: OrderOwner): Promise<object[]> {
  const orders = await openOrdersOf(req, owner);
  return orders.map(
    ({ bookings, contact, currency, notes, paid, payments, placedAt, reference, refunded, ...order }) => ({
      ...{ reference, placedAt, status: order.status, contact, notes, locale: order.locale },
      ...{ currency, subtotal: order.subtotal, discount: order.discount, promotion: order.promotion },
      reductions: order.reductions,
      ...{ total: order.total, paid, refunded, plan: order.plan, method: order.method, balanceDue: order.balanceDue },
      bookings: bookings.map((booking) => booking.reference),
      payments: payments.map(({ amount, kind, paidAt, provider, providerId, status, ...payment }) => ({
        ...{ provider, providerId, kind, status, amount, currency: payment.currency, paidAt },
      })),
    }),
  );
}

/**
 * GDPR: erases personal data in a person's orders: name, addresses, notes, mails, and the link to the account. Items and payments stay. Orders of an
 * upcoming tour are skipped until it is over, since the data is needed to run it.
 * @returns number of erased orders, and of those kept until their tours are over
 */
export async function eraseOrdersOf(req: PayloadRequest, owner: OrderOwner): Promise<{ erased: number; kept: number }> {
  return inTransaction(req, async () => {
    const orders = await openOrdersOf(req, owner);
    const now = new Date();
    const over = orders.filter(
      ({ bookings, status }) => status !== 'PLACED' && bookings.every((booking) => isOver(booking, now)),
    );
    for (const { bookings, id, reductions: taken } of over) {
      const reductions = taken.map(({ amount }) => ({ amount, reason: '' }));
      const nobody = { name: null, email: null, phone: null, contact: {}, notes: null, customer: null, mailbox: null };
      await writeOrder(req, id, { ...nobody, reductions });
      for (const booking of bookings) await eraseBooking(req, booking);
      await deleteOldMails(req, `order:${id}`);
    }
    return { erased: over.length, kept: orders.length - over.length };
  });
}

async function openOrdersOf(req: PayloadRequest, owner: OrderOwner): Promise<OpenOrder[]> {
  const orders: OpenOrder[] = [];
  for (const { id } of await findOrdersOf({ payload: req.payload, req }, owner)) {
    const order = await findOrder({ payload: req.payload, req }, id);
    if (order) orders.push(order);
  }
  return orders;
}
