import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { findCustomer, lockCustomer, lockCustomerAddress, writeCustomer } from '../../customers/customerRow.ts';
import { findLink, isUsed, withUsed } from './enterByLink.ts';
import { type AccountChange, notifyAddressChanged } from './sendAccountMail.ts';

/** Result: `taken` when another account has the address by now. */
export type AddressChange = 'changed' | 'foreign' | 'gone' | 'taken';

/**
 * Changes an account's address by a mailed link, and notifies the former address. The link is invalid once the address has changed since it was sent.
 * @throws Error when the database cannot be written
 */
export async function changeAddress(
  payload: Payload,
  token: string | undefined,
  told: AccountChange,
): Promise<AddressChange> {
  const { now } = told;
  const found = await findLink(payload, 'change', token, now);
  if (found.kind !== 'good') return found.kind;
  const { read } = found;
  const { before, customer, email } = read.link;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    await lockCustomerAddress(req, email);
    await lockCustomer(req, customer);
    const row = await findCustomer({ payload, req }, { id: { equals: customer } });
    if (!row || row.email !== before || isUsed(row, read, now)) return 'gone';
    const other = await findCustomer({ payload, req }, { email: { equals: email } });
    if (other) return 'taken';
    await writeCustomer(req, customer, { email, usedLinks: withUsed(row, read, now) });
    await notifyAddressChanged(req, before, told);
    return 'changed';
  });
}
