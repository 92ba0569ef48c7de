import { BookingRefused, type Refusal } from '../../bookings/bookingRefused.ts';
import { SHOP_NOTICES, type ShopNotice } from '../rules/notices.ts';

/**
 * Why a cart was not changed: the reasons of bookings; a price in another currency; too many lines; a line or cart that has ended; one visitor holds
 * too many seats, or for too long.
 */
export type CartRefusal = Refusal | 'currency' | 'held' | 'heldLong' | 'lines';

/** A refused change of a cart; thrown within its transaction, which rolls back. */
export class CartRefused extends Error {
  readonly reason: 'currency' | 'ended' | 'held' | 'heldLong' | 'lines' | 'party';

  constructor(reason: CartRefused['reason']) {
    super(`The cart was not changed: ${reason}.`);
    this.name = 'CartRefused';
    this.reason = reason;
  }
}

/**
 * The result of a change, or why it was refused.
 * @throws whatever else `change` throws
 */
export async function unlessRefused<T>(change: () => Promise<T>): Promise<T | { refused: CartRefusal }> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof BookingRefused || error instanceof CartRefused) return { refused: error.reason };
    throw error;
  }
}

/** The notice that a page shows for a refusal; everything that is unavailable reads as closed. */
export function noticeOf(reason: CartRefusal): ShopNotice {
  return Object.hasOwn(SHOP_NOTICES, reason) && reason !== 'cancelled' ? (reason as ShopNotice) : 'closed';
}
