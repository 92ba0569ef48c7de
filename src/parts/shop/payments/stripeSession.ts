import type Stripe from 'stripe';
import { cutText } from '../../../shared/text/cutText.ts';
import { toStripeAmount } from './amounts.ts';
import type { RequestedPayment } from './port.ts';

const MINUTE_S = 60;
/**
 * A session expires 30 minutes to 24 hours after it was created (`expires_at`, docs.stripe.com/api/checkout/sessions/create); plus a minute for clock
 * skew.
 */
const SHORTEST_S = 31 * MINUTE_S;
const MAX_S = 24 * 60 * MINUTE_S - MINUTE_S;

/** Maximum length, in characters, of a product's name. */
const MAX_NAME_LENGTH = 250;

/**
 * Parameters of a session: one line item, captured at once.
 * @throws PaymentError for an amount that Stripe does not take
 */
export function sessionParams(asked: RequestedPayment, now: Date): Stripe.Checkout.SessionCreateParams {
  const name = cutText(asked.description, MAX_NAME_LENGTH);
  const at = Math.floor(now.getTime() / 1000);
  const end = Math.floor(asked.expiresAt.getTime() / 1000);
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: asked.currency.toLowerCase(),
          unit_amount: toStripeAmount(asked.amount, asked.currency),
          product_data: { name },
        },
      },
    ],
    client_reference_id: asked.key,
    // Lets the operator find the payment at Stripe.
    payment_intent_data: { description: name, metadata: { key: asked.key } },
    expires_at: Math.min(at + MAX_S, Math.max(at + SHORTEST_S, end)),
    locale: stripeLocale(asked.locale),
    success_url: asked.returnUrl,
    cancel_url: asked.cancelUrl,
    ...(asked.email && { customer_email: asked.email }),
  };
}

/** The session of the last day with this key; Stripe keeps idempotency keys and payment pages no longer. */
export async function findSession(
  stripe: Stripe,
  key: string,
  options: Stripe.RequestOptions,
): Promise<Stripe.Checkout.Session | undefined> {
  const gte = Math.floor(Date.now() / 1000) - MAX_S - MINUTE_S;
  for await (const session of stripe.checkout.sessions.list({ created: { gte }, limit: 100 }, options)) {
    if (session.client_reference_id === key) return session;
  }
  return undefined;
}

/** The languages of Stripe's page (`locale`, docs.stripe.com/api/checkout/sessions/create). */
const LOCALES: readonly Stripe.Checkout.SessionCreateParams.Locale[] =
  'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );
/** Aliases of language codes. */
const OTHERWISE: Readonly<Record<string, string>> = { hi: 'hi-IN', nn: 'nb', no: 'nb', tl: 'fil' };

/** Language of Stripe's page for one of ours (BCP 47); `auto`, the browser's, where Stripe does not have it. */
function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  const [language = ''] = locale.toLowerCase().split('-');
  const wanted = [locale.toLowerCase(), language, OTHERWISE[language]?.toLowerCase()];
  return wanted.flatMap((name) => LOCALES.filter((known) => known.toLowerCase() === name))[0] ?? 'auto';
}
