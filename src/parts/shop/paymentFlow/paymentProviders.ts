import type { PaymentProvider, PaymentProviderName } from '../payments/port.ts';

const KEY = Symbol.for('rihla.paymentProviders');

interface ProviderStore {
  providers: ReadonlyMap<PaymentProviderName, PaymentProvider>;
  origins: readonly string[];
}

/** On `globalThis`, because the studio's bundle and the server's hold separate copies of this module. */
const store = globalThis as { [KEY]?: ProviderStore };

/** Origins of the providers' pages (docs.stripe.com, developer.paypal.com). */
const ORIGINS: Record<PaymentProviderName, readonly string[]> = {
  stripe: ['https://checkout.stripe.com'],
  paypal: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
};

/**
 * Registers the payment providers; called at the start of the process, and when their keys have changed.
 * @param providers in the order in which they are offered
 * @param origins of their payment pages, if not the providers' own
 */
export function setPaymentProviders(providers: Iterable<PaymentProvider>, origins?: readonly string[]): void {
  const known = new Map([...providers].map((provider) => [provider.name, provider]));
  store[KEY] = { providers: known, origins: origins ?? [...known.keys()].flatMap((name) => ORIGINS[name]) };
}

/** A provider by name; undefined for methods without a provider, and for providers without configured keys. */
export function findPaymentProvider(name: string): PaymentProvider | undefined {
  return store[KEY]?.providers.get(name as PaymentProviderName);
}

/** Names of all providers with configured keys. */
export function paymentProviderNames(): PaymentProviderName[] {
  return [...(store[KEY]?.providers.keys() ?? [])];
}

/** Origins of the pages on which travellers pay. */
export function providerOrigins(): readonly string[] {
  return store[KEY]?.origins ?? [];
}
