import { definePersonal } from '../../render/personal.ts';
import type { Tour } from '../../tours/tour.ts';
import { checkoutKey } from './checkout/checkoutKey.ts';
import { amountDue } from './checkout/orderDue.ts';
import type { PricedCart } from './checkout/priceCart.ts';
import { findToursOf, readCheckout } from './checkout/readCheckout.ts';
import { findOneOrder, findOrder, type OpenOrder } from './openOrder.ts';
import { ORDER_PARAMETER, readOrderToken } from './orderLink.ts';
import { returnPath } from './paymentFlow/returnPath.ts';
import { CART_COOKIE, cartKeyOf } from './rules/cartCookie.ts';
import { currentNotice, waitingPayment } from './rules/currentNotice.ts';
import { NOTICE_PARAMETER, readNotice, type ShopNotice } from './rules/notices.ts';
import { readShop } from './shopPages.ts';
import { findCalledOff } from './statement/findCalledOff.ts';

/** What the shop knows of one visitor. */
export interface ShopVisitor {
  /** What they are about to book; undefined where they have nothing, or it was placed. */
  cart: OpenOrder | undefined;
  /** What that comes to, with what names it when it is placed. */
  checkout?: (PricedCart & { key: string }) | undefined;
  /** The order whose link they hold. */
  order: OpenOrder | undefined;
  /** The token of that link. */
  token: string | undefined;
  /** The tours of both. */
  tours?: readonly Tour[];
  /** The departures of the order that the operator has called off. */
  calledOff?: ReadonlySet<number>;
  /** What has just happened, as the address of the page says. */
  notice: ShopNotice | undefined;
  /** Where whoever waits for a payment can ask once more what has become of it. */
  waiting?: string | undefined;
}

/** What pages with blocks of the shop know of whoever asks: by the cart's cookie, and by the link of a mail. */
export const shopVisitor = definePersonal<ShopVisitor>('shop', {
  cookies: [CART_COOKIE],
  parameters: [ORDER_PARAMETER, NOTICE_PARAMETER],
  async read({ cookies, now, query }, payload) {
    const cartKey = cartKeyOf(cookies[CART_COOKIE]);
    const token = query.get(ORDER_PARAMETER) ?? undefined;
    const id = readOrderToken(payload.secret, token);
    const found = cartKey ? await findOneOrder({ payload }, { cartKey: { equals: cartKey } }) : undefined;
    const cart = found?.status === 'CART' ? found : undefined;
    const opened = id === undefined ? undefined : await findOrder({ payload }, id);
    // Who knows the number of a cart by its link knows of no order yet.
    const order = opened?.status === 'CART' ? undefined : opened;
    const tours = await findToursOf(
      { payload },
      [cart, order].flatMap((one) => one ?? []),
    );
    const priced =
      cart &&
      (await readCheckout({ payload }, cart, {
        code: cart.promotion,
        now,
        shop: await readShop(payload),
        tours,
      }));
    return {
      cart,
      checkout: priced && { ...priced, key: checkoutKey(payload.secret, cart.id) },
      order,
      token: id === undefined ? undefined : token,
      tours: [...tours.values()],
      calledOff: await findCalledOff({ payload }, order ? [order] : []),
      ...happened(readNotice(query.get(NOTICE_PARAMETER)), order, token),
    };
  },
});

/** What is said above the order, if it is still so. */
function happened(
  said: ShopNotice | undefined,
  order: OpenOrder | undefined,
  token = '',
): Pick<ShopVisitor, 'notice' | 'waiting'> {
  if (!order) return { notice: said };
  const notice = currentNotice(said, order, amountDue(order));
  const payment = notice === 'pending' ? waitingPayment(order) : undefined;
  return { notice, waiting: payment && returnPath(token, payment.id) };
}
