import { definePersonal } from '../../render/personal.ts';
import { awaitsConfirmation } from '../../tours/booking/order.ts';
import type { Tour } from '../../tours/tour.ts';
import { checkoutKey } from './checkout/checkoutKey.ts';
import type { PricedCart } from './checkout/priceCart.ts';
import { readCheckout } from './checkout/readCheckout.ts';
import { isMailed } from './mails/isMailed.ts';
import { findToursOf } from './orders/findToursOf.ts';
import { findOneOrder, findOrder, type OpenOrder } from './orders/openOrder.ts';
import { ORDER_PARAMETER, readOrderToken } from './orders/orderLink.ts';
import { returnPath } from './paymentFlow/returnPath.ts';
import { CART_COOKIE, cartKeyOf } from './rules/cartCookie.ts';
import { currentNotice, waitingPayment } from './rules/currentNotice.ts';
import { NOTICE_PARAMETER, readNotice, type ShopNotice } from './rules/notices.ts';
import { amountDue } from './rules/orderDue.ts';
import { readShop } from './shopPages.ts';
import { findCalledOff } from './statement/findCalledOff.ts';

/** Shop data of one visitor. */
export interface ShopVisitor {
  /** The cart; undefined where there is none, or it was placed. */
  cart: OpenOrder | undefined;
  /** Price of the cart, and the idempotency key of its checkout. */
  checkout?: (PricedCart & { key: string }) | undefined;
  /** The order of the token in the URL. */
  order: OpenOrder | undefined;
  /** Whether the confirmation mail of an unconfirmed order could not be sent. */
  isUnmailed?: boolean | undefined;
  /** The token of that order. */
  token: string | undefined;
  /** Tours of cart and order. */
  tours?: readonly Tour[];
  /** The departures of the order that the operator has called off. */
  calledOff?: ReadonlySet<number>;
  /** Notice from the URL. */
  notice: ShopNotice | undefined;
  /** Path that checks a pending payment again. */
  waiting?: string | undefined;
}

/** Per-visitor data of pages with shop blocks: by the cart's cookie, and by the order token of a mailed link. */
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
    // A link that names a cart shows no order yet.
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
      isUnmailed: order && awaitsConfirmation(order) && !(await isMailed(payload, order.id, 'unconfirmed')),
      token: id === undefined ? undefined : token,
      tours: [...tours.values()],
      calledOff: await findCalledOff({ payload }, order ? [order] : []),
      ...happened(readNotice(query.get(NOTICE_PARAMETER)), order, token),
    };
  },
});

/** The notice above the order, if it still applies. */
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
