import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { inTransaction } from '../cms/database/inTransaction.ts';
import { lockName } from '../cms/database/lockName.ts';
import { findRow, writeColumns } from '../cms/database/rows.ts';
import type { Customer } from '../cms/payload-types.ts';
import type { Attempts } from './attempts.ts';
import type { UsedLink } from './links.ts';
import type { CustomerSession } from './sessions.ts';

/** The slug of the collection. */
export const CUSTOMERS = 'customers';

/** A row that there never is, for work that is done in the place of a real one. */
export const NOBODY = 0;

type Reader = { payload: Payload; req?: PayloadRequest };

/** What may be written into an account. */
export interface CustomerChange {
  email?: string;
  name?: string | null;
  phone?: string | null;
  lastSeenAt?: string;
  passwordHash?: string;
  sessions?: CustomerSession[];
  attempts?: Attempts | null;
  usedLinks?: UsedLink[];
}

/** An account with all that is kept of it; undefined where there is none. @param reader with a request: within its transaction */
export async function findCustomer({ payload, req }: Reader, where: Where): Promise<Customer | undefined> {
  return findRow({ payload, req }, CUSTOMERS, { where });
}

/** An address as it is kept and compared: two that differ by case alone are one mailbox almost everywhere. */
export function foldAddress(email: string): string {
  return email.trim().toLowerCase();
}

/** Writes into an account, within the transaction of the request. Where there is none nothing is written, by the same work. */
export async function writeCustomer(req: PayloadRequest, id: number, data: CustomerChange): Promise<void> {
  await writeColumns({ payload: req.payload, req }, CUSTOMERS, { id: { equals: id } }, data);
}

/**
 * Does something with one account while nobody else can. All that `change` writes with the request it is given is stored whole or not at all.
 * @param change is told the account as it is now; undefined where there is none
 * @throws what `change` throws
 */
export async function changeCustomer<T>(
  payload: Payload,
  id: number,
  change: (row: Customer | undefined, req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    await lockCustomer(req, id);
    return change(await findCustomer({ payload, req }, { id: { equals: id } }), req);
  });
}

/** Locks an account until the request's transaction ends. */
export function lockCustomer(req: PayloadRequest, id: number): Promise<void> {
  return lockName(req, `customer:${id}`);
}

/** Locks the account of an address, whether there is one or not. */
export function lockCustomerAddress(req: PayloadRequest, email: string): Promise<void> {
  return lockName(req, `customer ${email}`);
}
