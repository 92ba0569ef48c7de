import type { Shop } from '../../../cms/payload-types.ts';
import type { PaymentMethod } from '../../../tours/booking/order.ts';
import { amountStep } from '../payments/amounts.ts';
import { paymentProviderNames, providerOrigins } from './paymentProviders.ts';

/**
 * In which ways orders can be paid now: by the providers whose keys the process has, and what the settings offer. In the order in which they are offered.
 * @param shop settings
 * @param currency of what is to be paid; not every provider takes every one. Absent: whether they are offered at all
 */
export function offeredMethods({ takesArrival, takesTransfer }: Partial<Shop>, currency?: string): PaymentMethod[] {
  return [
    ...paymentProviderNames().filter((name) => !currency || amountStep(name, currency) !== undefined),
    ...(takesTransfer ? (['transfer'] as const) : []),
    ...(takesArrival ? (['arrival'] as const) : []),
  ];
}

/** Origins to which the browser is led to pay, for the policy of pages with a form that does. */
export function paymentOrigins(): string[] {
  return [...providerOrigins()];
}
