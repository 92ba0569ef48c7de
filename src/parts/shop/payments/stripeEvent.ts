import type Stripe from 'stripe';
import { isObject } from '../../../shared/isObject.ts';
import type { PaymentEvent } from './port.ts';

/** Oldest message, seconds; Stripe signs each attempt again (docs.stripe.com/webhooks#verify-official-libraries). */
const TOLERANCE_S = 300;

/** Events after which the session is fetched (docs.stripe.com/api/events/types). */
const ABOUT_SESSIONS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** Events after which refunds and disputes are fetched: about a charge, a refund or a dispute that names its payment. */
const ABOUT_RETURNS =
  /^(?:charge\.refunded|charge\.refund\.updated|refund\.(?:created|updated|failed)|charge\.dispute\.\w+)$/;
const IS_DISPUTE = /^charge\.dispute\./;

/**
 * Parses and verifies a webhook message of Stripe.
 * @returns undefined for a signature with another secret or older than five minutes, or an invalid message
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
