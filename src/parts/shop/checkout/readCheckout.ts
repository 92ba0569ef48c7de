import type { Payload, PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import type { Tour } from '../../../tours/tour.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { findPromotion, readCode } from '../promotions/findPromotion.ts';
import { DEFAULT_BALANCE_DAYS } from '../rules/shopSettings.ts';
import { type PricedCart, priceCart } from './priceCart.ts';

type Reader = { payload: Payload; req?: PayloadRequest };

/**
 * Prices a cart now, with the typed promotion code.
 * @param reader with a request: within its transaction
 * @param code as it was typed
 */
export async function readCheckout(
  reader: Reader,
  cart: OpenOrder,
  options: {
    code: string | undefined;
    now: Date;
    shop: Partial<Shop>;
    /** Reduction by staff, smallest unit. */
    taken?: number | undefined;
    tours: ReadonlyMap<number, Tour>;
  },
): Promise<PricedCart> {
  const { code: typed, now, shop, taken, tours } = options;
  const code = readCode(typed);
  const found = code && (await findPromotion(reader, code, { except: cart.id }));
  const asked = typed?.trim() ? { code: code ?? '', ...(found || { promotion: undefined, uses: 0 }) } : undefined;
  const balanceDays = shop.balanceDays ?? DEFAULT_BALANCE_DAYS;
  return priceCart(cart.bookings, { asked, balanceDays, now, taken, tours });
}
