import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { ORDERS, type Order, readOrder } from '../../tours/booking/order.ts';
import { findOrder, type OpenOrder } from '../shop/openOrder.ts';
import { foldAddress } from './customerRow.ts';

/** Whose orders are asked for. */
export interface OrderOwner {
  /** Of the account; undefined for somebody without one. */
  id?: number | undefined;
  /** As an account has it: folded, and proven by a mailed link. */
  email: string;
}

/** More are not shown at once; nobody travels so often. */
const MOST_SHOWN = 50;

/**
 * The orders of an account that were placed, the newest first: those that were made while it was signed in, and those whose contact has its address, since whoever has
 * the account reads the mails that the links to them were sent in.
 */
export async function ordersOf(payload: Payload, owner: OrderOwner): Promise<OpenOrder[]> {
  const placed = (await findOrdersOf({ payload }, owner)).filter(({ status }) => status !== 'CART');
  const newest = placed.sort((a, b) => b.id - a.id).slice(0, MOST_SHOWN);
  const orders: OpenOrder[] = [];
  for (const { id } of newest) {
    const order = await findOrder({ payload }, id);
    if (order) orders.push(order);
  }
  return orders;
}

/**
 * All of them, carts too, without what they are made of.
 * @param reader with a request: within its transaction
 */
export async function findOrdersOf(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  { email, id }: OrderOwner,
): Promise<Order[]> {
  const wanted = foldAddress(email);
  // `like` reads some signs as others, so what it finds is looked at once more.
  const ways: Where[] = [
    ...(wanted ? [{ email: { like: wanted } }] : []),
    ...(id ? [{ customer: { equals: id } }] : []),
  ];
  if (ways.length === 0) return [];
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    collection: ORDERS as CollectionSlug,
    where: { or: ways },
    limit: 0,
    pagination: false,
    joins: false as never,
    ...(req && { req }),
  });
  return docs.flatMap((row) => {
    const order = readOrder(row);
    const isOwn =
      order && ((id !== undefined && order.customer === id) || foldAddress(String(row.email ?? '')) === wanted);
    return isOwn ? [order] : [];
  });
}
