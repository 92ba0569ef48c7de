import type Stripe from 'stripe';
import type { StripeSettings } from '../../../env.ts';
import { lazy } from '../../../shared/lazy.ts';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';
import { askProvider, PATIENCE } from './askProvider.ts';
import { PaymentFault, type PaymentProvider, type PaymentState } from './port.ts';
import { complainOfStripe, isOfKind, loadStripe } from './stripeClient.ts';
import { readStripeEvent } from './stripeEvent.ts';
import { findReturns } from './stripeReturns.ts';
import { findSession, sessionParams } from './stripeSession.ts';

/**
 * Payments by card and whatever else the operator has switched on at Stripe: its own page takes them (Checkout Sessions,
 * docs.stripe.com/api/checkout/sessions). A payment's id is that of its session.
 */
export function stripeProvider(settings: StripeSettings, patience = PATIENCE): PaymentProvider {
  const client = lazy(() => loadStripe(settings));
  const asking = { provider: 'stripe', patience, complain: complainOfStripe } as const;
  const ask = <T>(task: string, once: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>): Promise<T> =>
    askProvider(asking, task, async ({ leftMs }) => once(await client(), { timeout: leftMs }));

  return {
    name: 'stripe',
    webhookHeaders: ['stripe-signature'],

    async open(asked) {
      // Made once for all tries: the same key with other details would be refused.
      const params = sessionParams(asked, new Date());
      return ask('open the payment', async (stripe, options) => {
        const session = await stripe.checkout.sessions
          .create(params, { ...options, idempotencyKey: `payment-${asked.key}` })
          .catch(async (error: unknown) => {
            // Asked before, in another minute or other words.
            const known =
              isOfKind(error, 'StripeIdempotencyError', 400) && (await findSession(stripe, asked.key, options));
            if (!known) throw error;
            return known;
          });
        // One that is over has no page; the way back finds out what has become of it.
        return { id: session.id, url: session.url ?? asked.returnUrl };
      });
    },

    settle: (id) =>
      ask('say what has become of the payment', async (stripe, options) =>
        readSession(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }, options)),
      ),

    async refund({ amount, captureId, currency, key }) {
      const asked = { payment_intent: captureId, amount: toStripeAmount(amount, currency), metadata: { key } };
      return ask('give the money back', async (stripe, options) => {
        // Stripe forgets idempotency keys after a day, what stands beside a refund never.
        const { data } = await stripe.refunds.list({ payment_intent: captureId, limit: 100 }, options);
        const refund =
          data.find(({ metadata }) => metadata?.key === key) ??
          (await stripe.refunds.create(asked, { ...options, idempotencyKey: `refund-${key}` }));
        if (refund.status !== 'failed' && refund.status !== 'canceled') return { id: refund.id };
        throw new PaymentFault('stripe', `Stripe could not give the money back: the refund is ${refund.status}.`, {
          isFinal: true,
        });
      });
    },

    returns: ({ captureId, currency }) =>
      ask('say what has gone back of the payment', (stripe, options) =>
        findReturns(stripe, { captureId, currency }, options),
      ),

    close: (id) =>
      ask('close the payment', async (stripe, options) => {
        await stripe.checkout.sessions.expire(id, {}, options).catch(async (error: unknown) => {
          const { status } = await stripe.checkout.sessions.retrieve(id, {}, options);
          if (status === 'open') throw error;
        });
      }),

    async readEvent(body, headers) {
      const signature = headers['stripe-signature'];
      return signature
        ? readStripeEvent((await client()).webhooks, body, signature, settings.webhookSecret)
        : undefined;
    },
  };
}

/**
 * What has become of a session. One that is complete may still wait for a bank (docs.stripe.com/payments/checkout/fulfillment): its
 * payment has failed once it asks for another means of payment.
 */
function readSession(session: Stripe.Checkout.Session): PaymentState {
  const currency = (session.currency ?? '').toUpperCase();
  const intent = session.payment_intent;
  if (session.payment_status === 'paid' && intent) {
    const taken = typeof intent === 'object' ? intent.amount_received : (session.amount_total ?? 0);
    return {
      outcome: 'paid',
      amount: fromStripeAmount(taken, currency),
      currency,
      captureId: typeof intent === 'object' ? intent.id : intent,
    };
  }
  const hasFailed =
    session.status === 'expired' ||
    (session.status === 'complete' &&
      typeof intent === 'object' &&
      ['requires_payment_method', 'canceled'].includes(intent?.status ?? ''));
  return { outcome: hasFailed ? 'failed' : 'open', amount: 0, currency, captureId: undefined };
}
