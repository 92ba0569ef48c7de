import type { Payload } from 'payload';
import { findOrdersOf, type OrderOwner } from '../shop/findOrdersOf.ts';
import { findOrder, type OpenOrder } from '../shop/openOrder.ts';

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
