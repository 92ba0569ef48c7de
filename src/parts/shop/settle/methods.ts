import type { Shop } from '../../../cms/payload-types.ts';
import type { PaymentMethod } from '../../../tours/booking/order.ts';

/**
 * In which ways orders can be paid now: by the providers whose keys the process has, and what the settings offer. In the order in which they are offered.
 * @param shop settings
 */
export function offeredMethods(_shop: Partial<Shop>): PaymentMethod[] {
  return [];
}

/** Origins to which the browser is led to pay, for the policy of pages with a form that does. */
export function paymentOrigins(): string[] {
  return [];
}
