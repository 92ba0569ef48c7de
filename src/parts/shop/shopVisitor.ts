import { definePersonal } from '../../render/personal.ts';
import { findOneOrder, findOrder, type OpenOrder } from './openOrder.ts';
import { ORDER_PARAMETER, readOrderToken } from './orderLink.ts';
import { CART_COOKIE, cartKeyOf } from './rules/cartCookie.ts';
import { NOTICE_PARAMETER, readNotice, type ShopNotice } from './rules/notices.ts';

/** What the shop knows of one visitor. */
export interface ShopVisitor {
  /** What they are about to book; undefined where they have nothing, or it was placed. */
  cart: OpenOrder | undefined;
  /** The order whose link they hold. */
  order: OpenOrder | undefined;
  /** The token of that link. */
  token: string | undefined;
  /** What has just happened, as the address of the page says. */
  notice: ShopNotice | undefined;
}

/** What pages with blocks of the shop know of whoever asks: by the cart's cookie, and by the link of a mail. */
export const shopVisitor = definePersonal<ShopVisitor>('shop', {
  cookies: [CART_COOKIE],
  parameters: [ORDER_PARAMETER, NOTICE_PARAMETER],
  async read({ cookies, query }, payload) {
    const cartKey = cartKeyOf(cookies[CART_COOKIE]);
    const token = query.get(ORDER_PARAMETER) ?? undefined;
    const id = readOrderToken(payload.secret, token);
    const found = cartKey && (await findOneOrder({ payload }, { cartKey: { equals: cartKey } }));
    return {
      cart: found && found.status === 'CART' ? found : undefined,
      order: id === undefined ? undefined : await findOrder({ payload }, id),
      token: id === undefined ? undefined : token,
      notice: readNotice(query.get(NOTICE_PARAMETER)),
    };
  },
});
