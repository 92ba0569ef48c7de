import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { lockName } from '../cms/database/locks/lockName.ts';
import { findRow, writeColumns } from '../cms/database/queries/rows.ts';
import type { TypedWhere } from '../cms/database/queries/typedWhere.ts';
import { inTransaction } from '../cms/database/transactions/inTransaction.ts';
import type { Customer } from '../cms/payload-types.ts';
import type { Attempts } from './attempts.ts';
import type { UsedLink } from './links.ts';
import type { CustomerSession } from './sessions.ts';

/** The slug of the collection. */
export const CUSTOMERS = 'customers';

/** Id of no row, for dummy work that takes the same time as real work. */
export const NOBODY = 0;

type Reader = { payload: Payload; req?: PayloadRequest };

/** Columns of an account that may be written. */
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

/** An account with all its columns; undefined if not found. @param reader with a request: within its transaction */
export async function findCustomer(
  { payload, req }: Reader,
  where: TypedWhere<typeof CUSTOMERS>,
): Promise<Customer | undefined> {
  return findRow({ payload, req }, CUSTOMERS, { where });
}

/** Normalizes an address for storage and comparison: case-insensitive, as almost all mail servers are. */
export function foldAddress(email: string): string {
  return email.trim().toLowerCase();
}

/** Writes an account's row, within the transaction of the request. Without a row it takes the same time. */
export async function writeCustomer(req: PayloadRequest, id: number, data: CustomerChange): Promise<void> {
  await writeColumns({ payload: req.payload, req }, CUSTOMERS, { id: { equals: id } }, data);
}

/**
 * Changes one account under its lock. All that `change` writes with its request is one transaction.
 * @param change gets the current row; undefined if not found
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
