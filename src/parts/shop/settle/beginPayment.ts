import type { Payload } from 'payload';
import type { PaymentKind, PaymentMethod } from '../../../tours/booking/order.ts';

/** What happens next with an order that is to be paid. */
export type PaymentBegun =
  /** The browser is led to the provider. */
  | { kind: 'away'; url: string }
  /** There is nothing to be paid here: it is confirmed, or waits for a transfer. */
  | { kind: 'done' }
  /** The provider cannot be reached or refuses; the order stands as it was, and can be paid in another way. */
  | { kind: 'unavailable' };

/**
 * Begins the payment of a placed order, or of the balance of a confirmed one, by a method. Asked again it leads to the same payment as long as that can be made.
 * @param publicUrl origin of the site
 */
export async function beginPayment(
  _payload: Payload,
  _order: number,
  _asked: { kind: PaymentKind; method: PaymentMethod; publicUrl: string },
): Promise<PaymentBegun> {
  return { kind: 'unavailable' };
}
