import type { Env } from '../../../env.ts';
import { paymentProviders } from '../payments/providers.ts';
import { setPaymentProviders } from './paymentProviders.ts';

/** Registers the payment providers that the site has keys of. */
export function startPayments(env: Pick<Env, 'paypal' | 'stripe'>): void {
  setPaymentProviders(paymentProviders(env).values(), loopbackOrigins(env));
}

/** Origins of fake payment providers in tests; undefined: the providers' own. */
function loopbackOrigins({ paypal, stripe }: Pick<Env, 'paypal' | 'stripe'>): string[] | undefined {
  const bases = [stripe?.apiBase, paypal?.apiBase].flatMap((base) => base ?? []);
  return bases.length > 0 ? bases.map((base) => new URL(base).origin) : undefined;
}
