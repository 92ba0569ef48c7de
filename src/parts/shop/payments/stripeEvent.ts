import type Stripe from 'stripe';
import { isObject } from '../../../shared/isObject.ts';
import type { PaymentEvent } from './port.ts';

/** How old a message may be, seconds; Stripe signs it anew each time that it sends it (docs.stripe.com/webhooks#verify-official-libraries). */
const TOLERANCE_S = 300;

/** Messages after which a session is to be asked for (docs.stripe.com/api/events/types). */
const ABOUT_SESSIONS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/**
 * Reads a message of Stripe.
 * @returns undefined where its signature is not of this secret and these five minutes, or it is no message
 */
export function readStripeEvent(
  webhooks: Stripe['webhooks'],
  body: string,
  signature: string,
  secret: string,
): PaymentEvent | undefined {
  let event: unknown;
  try {
    event = webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
  } catch {
    return undefined;
  }
  if (!isObject(event) || !isObject(event.data) || !isObject(event.data.object)) return undefined;
  const { id } = event.data.object;
  const isAboutSession = ABOUT_SESSIONS.has(String(event.type)) && typeof id === 'string' && /^cs_\w{1,200}$/.test(id);
  return { paymentId: isAboutSession ? id : undefined };
}
