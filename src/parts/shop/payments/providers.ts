import type { Env } from '../../../env.ts';
import type { RetryPolicy } from './askProvider.ts';
import { paypalProvider } from './paypal.ts';
import type { PaymentProvider, PaymentProviderName } from './port.ts';
import { stripeProvider } from './stripe.ts';

/**
 * The providers with configured keys, in the order in which they are offered. Their SDKs are loaded lazily; a site without keys never loads them.
 * @param patience overrides that of `askProvider`
 */
export function paymentProviders(
  { paypal, stripe }: Pick<Env, 'paypal' | 'stripe'>,
  patience?: RetryPolicy,
): ReadonlyMap<PaymentProviderName, PaymentProvider> {
  const providers = [
    ...(stripe ? [stripeProvider(stripe, patience)] : []),
    ...(paypal ? [paypalProvider(paypal, patience)] : []),
  ];
  return new Map(providers.map((provider) => [provider.name, provider]));
}
