import type { Env } from '../../../env.ts';
import { paymentProviders } from '../payments/providers.ts';
import { setPaymentProviders } from './paymentProviders.ts';

/** Says by whom this process can be paid: by those whose keys it has. */
export function startPayments(env: Env): void {
  setPaymentProviders(paymentProviders(env).values(), loopbackOrigins(env));
}

/** Where a stand-in for a payment provider takes payments, in tests; undefined: at the providers' own addresses. */
function loopbackOrigins({ paypal, stripe }: Pick<Env, 'paypal' | 'stripe'>): string[] | undefined {
  const bases = [stripe?.apiBase, paypal?.apiBase].flatMap((base) => base ?? []);
  return bases.length > 0 ? bases.map((base) => new URL(base).origin) : undefined;
}
