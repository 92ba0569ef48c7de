import type { Payload } from 'payload';
import { findOrdersOf, type OrderOwner } from '../shop/orders/findOrdersOf.ts';
import { findOrder, type OpenOrder } from '../shop/orders/openOrder.ts';

/** Maximum number of orders shown; more than anyone travels. */
const MAX_SHOWN = 50;

/**
 * Placed orders of an account, newest first: those made while signed in, and those with its address as contact, since its owner receives the mails
 * with their links anyway.
 */
export async function ordersOf(payload: Payload, owner: OrderOwner): Promise<OpenOrder[]> {
  const placed = (await findOrdersOf({ payload }, owner)).filter(({ status }) => status !== 'CART');
  const newest = placed.sort((a, b) => b.id - a.id).slice(0, MAX_SHOWN);
  const orders: OpenOrder[] = [];
  for (const { id } of newest) {
    const order = await findOrder({ payload }, id);
    if (order) orders.push(order);
  }
  return orders;
}
