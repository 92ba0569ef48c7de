import type { Shop } from '../../../cms/payload-types.ts';
import type { PaymentMethod } from '../../../tours/booking/order.ts';
import { amountStep } from '../payments/amounts.ts';
import { paymentProviderNames, providerOrigins } from './paymentProviders.ts';

/**
 * Payment methods that are available now, in the order in which they are offered: providers with configured keys, and what the settings allow.
 * @param shop settings
 * @param currency of the amount; providers do not take all. Absent: ignored
 */
export function offeredMethods({ takesArrival, takesTransfer }: Partial<Shop>, currency?: string): PaymentMethod[] {
  return [
    ...paymentProviderNames().filter((name) => !currency || amountStep(name, currency) !== undefined),
    ...(takesTransfer ? (['transfer'] as const) : []),
    ...(takesArrival ? (['arrival'] as const) : []),
  ];
}

/** Origins of the providers' payment pages, for the Content Security Policy of pages with a payment form. */
export function paymentOrigins(): string[] {
  return [...providerOrigins()];
}
