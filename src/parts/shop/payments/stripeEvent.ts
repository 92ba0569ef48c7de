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

/** Messages after which it is asked what has gone back of a payment, each about a charge, a refund or a dispute that names its payment. */
const ABOUT_RETURNS =
  /^(?:charge\.refunded|charge\.refund\.updated|refund\.(?:created|updated|failed)|charge\.dispute\.\w+)$/;
const IS_DISPUTE = /^charge\.dispute\./;

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
  const { id, payment_intent: intent } = event.data.object;
  const type = String(event.type);
  if (ABOUT_RETURNS.test(type) && typeof intent === 'string' && /^pi_\w{1,200}$/.test(intent))
    return { paymentId: undefined, captureId: intent, isDispute: IS_DISPUTE.test(type) };
  const isAboutSession = ABOUT_SESSIONS.has(type) && typeof id === 'string' && /^cs_\w{1,200}$/.test(id);
  return { paymentId: isAboutSession ? id : undefined };
}
