import type { CollectionSlug, PayloadRequest } from 'payload';
import { inTransaction } from '../../cms/database/inTransaction.ts';
import { forgetMails } from '../../cms/mail/forgetMails.ts';
import { ORDERS } from '../../tours/booking/order.ts';
import { eraseBooking, isOver } from '../bookings/personalData.ts';
import { writeOrder } from './changeOrder.ts';
import { findOrder, type OpenOrder } from './openOrder.ts';

/** Everything that orders under an e-mail address say of a person, with their payments, as JSON; amounts in the smallest unit. */
export async function exportOrdersOf(req: PayloadRequest, email: string): Promise<object[]> {
  const orders = await findOrdersOf(req, email);
  return orders.map(
    ({ bookings, contact, currency, notes, paid, payments, placedAt, reference, refunded, ...order }) => ({
      ...{ reference, placedAt, status: order.status, contact, notes, locale: order.locale },
      ...{ currency, subtotal: order.subtotal, discount: order.discount, promotion: order.promotion },
      ...{ total: order.total, paid, refunded, plan: order.plan, method: order.method, balanceDue: order.balanceDue },
      bookings: bookings.map((booking) => booking.reference),
      payments: payments.map(({ amount, kind, paidAt, provider, providerId, status, ...payment }) => ({
        ...{ provider, providerId, kind, status, amount, currency: payment.currency, paidAt },
      })),
    }),
  );
}

/**
 * Erases what orders under an e-mail address say of a person: name, addresses, notes, mails, and whose account they belong to. What was sold and paid stays. An order with a
 * journey that is still to come keeps them, since nobody could travel on it.
 * @returns how many were erased, and how many are kept until their journeys are over
 */
export async function eraseOrdersOf(req: PayloadRequest, email: string): Promise<{ erased: number; kept: number }> {
  return inTransaction(req, async () => {
    const orders = await findOrdersOf(req, email);
    const now = new Date();
    const over = orders.filter(
      ({ bookings, status }) => status !== 'PLACED' && bookings.every((booking) => isOver(booking, now)),
    );
    for (const { bookings, id } of over) {
      const nobody = { name: null, email: null, phone: null, contact: {}, notes: null, customer: null };
      await writeOrder(req, id, nobody);
      for (const booking of bookings) await eraseBooking(req, booking);
      await forgetMails(req, `order:${id}`);
    }
    return { erased: over.length, kept: orders.length - over.length };
  });
}

/** Addresses are compared as mail servers do in practice: without regard to capitals. */
async function findOrdersOf(req: PayloadRequest, email: string): Promise<OpenOrder[]> {
  const wanted = email.trim().toLowerCase();
  if (!wanted) return [];
  const { docs } = await req.payload.db.find<{ id: number; email?: string | null }>({
    collection: ORDERS as CollectionSlug,
    where: { email: { like: wanted } },
    select: { email: true },
    sort: 'id',
    limit: 0,
    pagination: false,
    req,
  });
  const orders: OpenOrder[] = [];
  for (const { email: address, id } of docs) {
    if (address?.trim().toLowerCase() !== wanted) continue;
    const order = await findOrder({ payload: req.payload, req }, id);
    if (order) orders.push(order);
  }
  return orders;
}
