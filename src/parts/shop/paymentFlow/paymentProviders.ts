import type { PaymentProvider, PaymentProviderName } from '../payments/port.ts';

const KEY = Symbol.for('rihla.paymentProviders');

interface Known {
  providers: ReadonlyMap<PaymentProviderName, PaymentProvider>;
  origins: readonly string[];
}

/** On `globalThis`, because the studio's bundle and the server's hold separate copies of this module. */
const store = globalThis as { [KEY]?: Known };

/** Where each provider's pages are (docs.stripe.com, developer.paypal.com). */
const ORIGINS: Record<PaymentProviderName, readonly string[]> = {
  stripe: ['https://checkout.stripe.com'],
  paypal: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
};

/**
 * Says by whom this process can be paid; called once at its start.
 * @param providers in the order in which travellers are offered them
 * @param origins where they are paid, when that is not at the providers' own addresses
 */
export function setPaymentProviders(providers: Iterable<PaymentProvider>, origins?: readonly string[]): void {
  const known = new Map([...providers].map((provider) => [provider.name, provider]));
  store[KEY] = { providers: known, origins: origins ?? [...known.keys()].flatMap((name) => ORIGINS[name]) };
}

/** A provider by its name; undefined for ways to pay that have none, and for those whose keys the process does not have. */
export function findPaymentProvider(name: string): PaymentProvider | undefined {
  return store[KEY]?.providers.get(name as PaymentProviderName);
}

/** The names of all that the process has keys of. */
export function paymentProviderNames(): PaymentProviderName[] {
  return [...(store[KEY]?.providers.keys() ?? [])];
}

/** Origins of the pages on which travellers pay. */
export function providerOrigins(): readonly string[] {
  return store[KEY]?.origins ?? [];
}
