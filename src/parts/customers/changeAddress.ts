import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '../../cms/database/inTransaction.ts';
import { findCustomer, lockCustomer, lockCustomerAddress, writeCustomer } from '../../customers/customerRow.ts';
import { findLink, isUsed, withUsed } from './enterByLink.ts';
import { tellAddressChanged } from './sendAccountMail.ts';

/** What became of it: `taken` when another account has the address by now. */
export type AddressChange = 'changed' | 'foreign' | 'gone' | 'taken';

/**
 * Gives an account the address that a mailed link was sent to, and tells the former one. The link is worth nothing once the account has another address than when it
 * was sent.
 * @throws Error when the database cannot be written
 */
export async function changeAddress(payload: Payload, token: string | undefined, now: Date): Promise<AddressChange> {
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
    await tellAddressChanged(req, before, now);
    return 'changed';
  });
}
