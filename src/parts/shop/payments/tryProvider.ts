import type { PaypalSettings, StripeSettings } from '../../../env.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { askProvider, PATIENCE } from './askProvider.ts';
import { complainOfStripe, loadStripe } from './stripeClient.ts';

const PAYPAL_ORIGINS: Record<PaypalSettings['environment'], string> = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
};

/**
 * Verifies keys with Stripe, by a list that payments need the permission for anyway.
 * @returns the result, as text
 * @throws PaymentError with the reason of Stripe
 */
export async function tryStripe(settings: StripeSettings): Promise<string> {
  const asking = { provider: 'stripe', patience: PATIENCE, complain: complainOfStripe } as const;
  const stripe = await loadStripe(settings);
  await askProvider(asking, 'show payments with this key', ({ leftMs }) =>
    stripe.checkout.sessions.list({ limit: 1 }, { timeout: leftMs }),
  );
  return /^[sr]k_test_/.test(settings.secretKey)
    ? t(
        'Stripe knows the key, which is one for tests: no real money moves. Whether the signing secret is right shows with the first payment.',
      )
    : t('Stripe knows the key. Whether the signing secret is right shows with the first payment.');
}

/**
 * Asks PayPal for a token with the keys (developer.paypal.com/api/rest/authentication).
 * @returns the result, as text
 * @throws PaymentError with the reason of PayPal
 */
export async function tryPaypal({ apiBase, clientId, clientSecret, environment }: PaypalSettings): Promise<string> {
  const complain = (error: unknown) => {
    const { status } = error as { status?: number };
    if (status === 401) return { reason: 'it does not know this client ID with this secret', again: 'never' } as const;
    return { reason: status ? `it answered ${status}` : 'it cannot be reached', again: 'now' } as const;
  };
  await askProvider({ provider: 'paypal', patience: PATIENCE, complain }, 'sign this site in', async ({ signal }) => {
    const { body, ok, status } = await fetch(`${apiBase ?? PAYPAL_ORIGINS[environment]}/v1/oauth2/token`, {
      method: 'POST',
      body: 'grant_type=client_credentials',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      redirect: 'error',
      signal,
    });
    await body?.cancel();
    if (!ok) throw Object.assign(new Error('PayPal has refused.'), { status });
  });
  return environment === 'sandbox'
    ? t(
        'PayPal knows the keys of its sandbox: no real money moves. Whether the webhook ID is right shows with the first payment.',
      )
    : t('PayPal knows the keys. Whether the webhook ID is right shows with the first payment.');
}
