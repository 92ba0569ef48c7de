import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { deleteOldMails } from '../../cms/mail/queue/deleteOldMails.ts';
import { CUSTOMERS, findCustomer, foldAddress } from '../../customers/customerRow.ts';
import { eraseBookingsOf } from '../bookings/personalData.ts';
import { eraseOrdersOf, exportOrdersOf } from '../shop/personalData.ts';
import { mailsAbout } from './sendAccountMail.ts';

/** GDPR: exports account and orders of a person, as JSON. */
export async function exportCustomerOf(req: PayloadRequest, email: string): Promise<object> {
  const row = await findCustomer({ payload: req.payload, req }, { email: { equals: foldAddress(email) } });
  const account = row && { ...pick(row), hasPassword: Boolean(row.passwordHash) };
  return { account: account ?? null, orders: await exportOrdersOf(req, { email, id: row?.id }) };
}

function pick({ createdAt, email, lastSeenAt, name, phone }: Awaited<ReturnType<typeof findCustomer>> & object) {
  return { email, name, phone, createdAt, lastSeenAt };
}

/**
 * GDPR: deletes the account with an address, and erases personal data in its orders.
 * @returns number of erased rows, and of orders kept until their tour is over
 */
export async function eraseCustomerOf(req: PayloadRequest, email: string): Promise<{ erased: number; kept: number }> {
  return inTransaction(req, async () => {
    const row = await findCustomer({ payload: req.payload, req }, { email: { equals: foldAddress(email) } });
    const orders = await eraseOrdersOf(req, { email, id: row?.id });
    if (row) await req.payload.delete({ collection: CUSTOMERS, id: row.id, depth: 0, req });
    return { erased: orders.erased + (row ? 1 : 0), kept: orders.kept };
  });
}

/** Deleting an account, by staff, its owner or the scheduled job, erases the person's data. */
export const eraseWithAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row = await findCustomer({ payload: req.payload, req }, { id: { equals: Number(id) } });
  if (!row) return;
  await eraseOrdersOf(req, { email: row.email, id: row.id });
  await eraseBookingsOf(req, row.email);
  await deleteOldMails(req, mailsAbout(row.email));
};
