import type { Payload, PayloadRequest, Where } from 'payload';
import { findRows } from '../../cms/database/rows.ts';
import { ORDERS, type Order, readOrder } from '../../tours/booking/order.ts';

/** Whose orders are asked for. */
export interface OrderOwner {
  /** Of the account; undefined for somebody without one. */
  id?: number | undefined;
  /** Whose it is has to be proven, as by a mailed link. Addresses are compared as mail servers do in practice: without regard to capitals. */
  email: string;
}

/**
 * All orders of somebody, carts too, without what they are made of.
 * @param reader with a request: within its transaction
 */
export async function findOrdersOf(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  { email, id }: OrderOwner,
): Promise<Order[]> {
  const wanted = fold(email);
  // `like` reads some signs as others, so what it finds is looked at once more.
  const ways: Where[] = [
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
