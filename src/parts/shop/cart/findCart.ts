import type { Payload } from 'payload';
import { findOneOrder, type OpenOrder } from '../orders/openOrder.ts';
import { CART_COOKIE, cartKeyOf } from '../rules/cartCookie.ts';

/** The cart of the browser that sends these cookies; undefined where it has none, or has placed the order. */
export async function findCart(
  payload: Payload,
  cookies: Readonly<Record<string, string>>,
): Promise<OpenOrder | undefined> {
  const cartKey = cartKeyOf(cookies[CART_COOKIE]);
  const found = cartKey ? await findOneOrder({ payload }, { cartKey: { equals: cartKey } }) : undefined;
  return found?.status === 'CART' ? found : undefined;
}
