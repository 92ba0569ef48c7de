import { BookingRefused, type Refusal } from '../../bookings/bookingRefused.ts';
import { SHOP_NOTICES, type ShopNotice } from '../rules/notices.ts';

/** Why a cart was not changed: a booking's own reasons; a price in another currency; too many journeys; a line or a cart that is gone; too much, or too long, held by one visitor. */
export type CartRefusal = Refusal | 'currency' | 'held' | 'heldLong' | 'lines';

/** A change of a cart that is refused; thrown within its transaction, so that nothing of it is stored. */
export class CartRefused extends Error {
  readonly reason: 'currency' | 'ended' | 'held' | 'heldLong' | 'lines' | 'party';

  constructor(reason: CartRefused['reason']) {
    super(`The cart was not changed: ${reason}.`);
    this.name = 'CartRefused';
    this.reason = reason;
  }
}

/**
 * What was changed, or why nothing was.
 * @throws whatever `change` throws beside refusals
 */
export async function unlessRefused<T>(change: () => Promise<T>): Promise<T | { refused: CartRefusal }> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof BookingRefused || error instanceof CartRefused) return { refused: error.reason };
    throw error;
  }
}

/** What a page says of a refusal: what cannot be had, for whatever reason, is closed to visitors. */
export function noticeOf(reason: CartRefusal): ShopNotice {
  return Object.hasOwn(SHOP_NOTICES, reason) && reason !== 'cancelled' ? (reason as ShopNotice) : 'closed';
}
