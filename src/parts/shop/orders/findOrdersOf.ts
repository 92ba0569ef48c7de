import type { Payload, PayloadRequest } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { ORDERS, type Order, readOrder } from '../../../tours/booking/order.ts';

/** Owner of the orders. */
export interface OrderOwner {
  /** Account id; undefined without an account. */
  id?: number | undefined;
  /** Proven address, for instance by a mailed link. Compared without case, as mail servers do in practice. */
  email: string;
}

/**
 * All orders and carts of a person, without their bookings.
 * @param reader with a request: within its transaction
 */
export async function findOrdersOf(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  { email, id }: OrderOwner,
): Promise<Order[]> {
  const wanted = fold(email);
  // `like` has wildcards, so its results are compared again.
  const ways: TypedWhere<typeof ORDERS>[] = [
    ...(wanted ? [{ email: { like: wanted } }] : []),
    ...(id ? [{ customer: { equals: id } }] : []),
  ];
  if (ways.length === 0) return [];
  const rows = await findRows({ payload, req }, ORDERS, { where: { or: ways }, sort: 'id' });
  return rows.flatMap((row) => {
    const order = readOrder(row);
    const isOwn = order && ((id !== undefined && order.customer === id) || fold(String(row.email ?? '')) === wanted);
    return isOwn ? [order] : [];
  });
}

function fold(address: string): string {
  return address.trim().toLowerCase();
}
