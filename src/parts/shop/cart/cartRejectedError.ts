import { BookingRejectedError, type Refusal } from '../../bookings/bookingRejectedError.ts';
import { SHOP_NOTICES, type ShopNotice } from '../rules/notices.ts';

/**
 * Reason for which a cart was not changed: the reasons of bookings; a price in another currency; too many lines; a line or cart that has ended;
 * too many seats of one visitor, or too long holds.
 */
export type CartRefusal = Refusal | 'currency' | 'held' | 'heldLong' | 'lines';

/** A refused change of a cart; thrown within its transaction, which rolls back. */
export class CartRejectedError extends Error {
  readonly reason: 'currency' | 'ended' | 'held' | 'heldLong' | 'lines' | 'party';

  constructor(reason: CartRejectedError['reason']) {
    super(`The cart was not changed: ${reason}.`);
    this.name = 'CartRejectedError';
    this.reason = reason;
  }
}

/**
 * The result of a change, or why it was refused.
 * @throws whatever else `change` throws
 */
export async function catchRejection<T>(change: () => Promise<T>): Promise<T | { refused: CartRefusal }> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof BookingRejectedError || error instanceof CartRejectedError) return { refused: error.reason };
    throw error;
  }
}

/** The notice that a page shows for a refusal; everything that is unavailable reads as closed. */
export function noticeOf(reason: CartRefusal): ShopNotice {
  return Object.hasOwn(SHOP_NOTICES, reason) && reason !== 'cancelled' ? (reason as ShopNotice) : 'closed';
}
