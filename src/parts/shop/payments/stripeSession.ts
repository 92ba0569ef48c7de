import type Stripe from 'stripe';
import { cutText } from '../../../shared/cutText.ts';
import { toStripeAmount } from './amounts.ts';
import type { PaymentAsked } from './port.ts';
import { stripeLocale } from './stripeLocale.ts';

const MINUTE_S = 60;
/**
 * A session ends between 30 minutes and 24 hours after it was made (`expires_at`, docs.stripe.com/api/checkout/sessions/create); a minute
 * for clocks that differ.
 */
const SHORTEST_S = 31 * MINUTE_S;
const LONGEST_S = 24 * 60 * MINUTE_S - MINUTE_S;

/** Characters of a product's name. */
const LONGEST_NAME = 250;

/**
 * What a session is made of: one line, taken at once.
 * @throws PaymentFault for an amount that Stripe does not take
 */
export function sessionParams(asked: PaymentAsked, now: Date): Stripe.Checkout.SessionCreateParams {
  const name = cutText(asked.description, LONGEST_NAME);
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
    // What the operator finds the payment by at Stripe.
    payment_intent_data: { description: name, metadata: { key: asked.key } },
    expires_at: Math.min(at + LONGEST_S, Math.max(at + SHORTEST_S, end)),
    locale: stripeLocale(asked.locale),
    success_url: asked.returnUrl,
    cancel_url: asked.cancelUrl,
    ...(asked.email && { customer_email: asked.email }),
  };
}

/** The session of the last day that bears a key; Stripe keeps the keys of requests, and sessions their payment page, no longer. */
export async function findSession(
  stripe: Stripe,
  key: string,
  options: Stripe.RequestOptions,
): Promise<Stripe.Checkout.Session | undefined> {
  const gte = Math.floor(Date.now() / 1000) - LONGEST_S - MINUTE_S;
  for await (const session of stripe.checkout.sessions.list({ created: { gte }, limit: 100 }, options)) {
    if (session.client_reference_id === key) return session;
  }
  return undefined;
}
