import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload';
import { inTransaction } from '../../cms/database/inTransaction.ts';
import { forgetMails } from '../../cms/mail/forgetMails.ts';
import { ORDERS } from '../../tours/booking/order.ts';
import { eraseBookingsOf } from '../bookings/personalData.ts';
import { findOrder } from '../shop/openOrder.ts';
import { CUSTOMERS, findCustomer, foldAddress } from './customerRow.ts';
import { findOrdersOf, type OrderOwner } from './ordersOf.ts';
import { isComing } from './rules/journeys.ts';
import { mailsAbout } from './sendAccountMail.ts';

/** What is kept of the account and the orders of a person, as JSON. */
export async function exportCustomerOf(req: PayloadRequest, email: string): Promise<object> {
  const row = await findCustomer({ payload: req.payload, req }, { email: { equals: foldAddress(email) } });
  const orders = await findOrdersOf({ payload: req.payload, req }, { email, id: row?.id });
  const account = row && { ...pick(row), hasPassword: Boolean(row.passwordHash) };
  return {
    account: account ?? null,
    orders: orders.map(({ contact, createdAt, currency, notes, paid, promotion, reference, status, total }) => ({
      ...{ reference, status, createdAt, contact, notes, total, paid, currency, promotion },
    })),
  };
}

function pick({ createdAt, email, lastSeenAt, name, phone }: Awaited<ReturnType<typeof findCustomer>> & object) {
  return { email, name, phone, createdAt, lastSeenAt };
}

/**
 * Erases the account with an address, and what orders say of the person.
 * @returns how many rows, and how many orders are kept until their journey is over
 */
export async function eraseCustomerOf(req: PayloadRequest, email: string): Promise<{ erased: number; kept: number }> {
  return inTransaction(req, async () => {
    const row = await findCustomer({ payload: req.payload, req }, { email: { equals: foldAddress(email) } });
    const orders = await eraseOrdersOf(req, { email, id: row?.id });
    if (row) await req.payload.delete({ collection: CUSTOMERS, id: row.id, depth: 0, req });
    return { erased: orders.erased + (row ? 1 : 0), kept: orders.kept };
  });
}

/**
 * Erases who orders were placed by: names, addresses, notes. What was sold stays, with its price. An order of a journey that is still to come keeps them, since nobody
 * could travel on it.
 */
export async function eraseOrdersOf(req: PayloadRequest, owner: OrderOwner): Promise<{ erased: number; kept: number }> {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const counts = { erased: 0, kept: 0 };
  for (const { id } of await findOrdersOf({ payload: req.payload, req }, owner)) {
    const order = await findOrder({ payload: req.payload, req }, id);
    if (!order || isComing(order, today, now)) {
      counts.kept += 1;
      continue;
    }
    const nobody = { name: null, email: null, phone: null, contact: {}, notes: null, customer: null };
    await req.payload.update({ collection: ORDERS as CollectionSlug, id, data: nobody as never, depth: 0, req });
    await forgetMails(req, `order:${id}`);
    counts.erased += 1;
  }
  return counts;
}

/** Whoever deletes an account, staff, its owner or the round that forgets: with it goes what is kept of the person. */
export const eraseWithAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row = await findCustomer({ payload: req.payload, req }, { id: { equals: Number(id) } });
  if (!row) return;
  await eraseOrdersOf(req, { email: row.email, id: row.id });
  await eraseBookingsOf(req, row.email);
  await forgetMails(req, mailsAbout(row.email));
};
