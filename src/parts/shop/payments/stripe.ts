import type Stripe from 'stripe';
import type { StripeSettings } from '../../../env.ts';
import { lazy } from '../../../shared/memo/lazy.ts';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';
import { askProvider, PATIENCE } from './askProvider.ts';
import { PaymentError, type PaymentProvider, type PaymentState } from './port.ts';
import { complainOfStripe, isOfKind, loadStripe } from './stripeClient.ts';
import { readStripeEvent } from './stripeEvent.ts';
import { findReturns } from './stripeReturns.ts';
import { findSession, sessionParams } from './stripeSession.ts';

/**
 * Card payments, and other methods that the operator has enabled at Stripe, on its own page (Checkout Sessions,
 * docs.stripe.com/api/checkout/sessions). The payment's id is that of its session.
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
      // Computed once for all retries: the same key with other parameters would be refused.
      const params = sessionParams(asked, new Date());
      return ask('open the payment', async (stripe, options) => {
        const session = await stripe.checkout.sessions
          .create(params, { ...options, idempotencyKey: `payment-${asked.key}` })
          .catch(async (error: unknown) => {
            // Requested before, in another minute or language.
            const known =
              isOfKind(error, 'StripeIdempotencyError', 400) && (await findSession(stripe, asked.key, options));
            if (!known) throw error;
            return known;
          });
        // A session that is over has no page; the return URL finds out its state.
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
        // Stripe drops idempotency keys after a day, but keeps a refund's metadata.
        const { data } = await stripe.refunds.list({ payment_intent: captureId, limit: 100 }, options);
        const refund =
          data.find(({ metadata }) => metadata?.key === key) ??
          (await stripe.refunds.create(asked, { ...options, idempotencyKey: `refund-${key}` }));
        if (refund.status !== 'failed' && refund.status !== 'canceled') return { id: refund.id };
        throw new PaymentError('stripe', `Stripe could not give the money back: the refund is ${refund.status}.`, {
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
 * State of a session's payment. A complete session may still wait for a bank (docs.stripe.com/payments/checkout/fulfillment): it has failed once it
 * requires another payment method.
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
