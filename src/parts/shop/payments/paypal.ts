import type { Order } from '@paypal/paypal-server-sdk';
import type { PaypalSettings } from '../../../env.ts';
import { lazy } from '../../../shared/memo/lazy.ts';
import { toPaypalAmount } from './amounts.ts';
import { askProvider, PATIENCE, type Try } from './askProvider.ts';
import { createCertificates } from './paypalCertificates.ts';
import { complainOfPaypal, isIssue, isUnauthorized, loadPaypal, type Paypal } from './paypalClient.ts';
import { orderParams, readOrder } from './paypalOrder.ts';
import { readReturns } from './paypalReturns.ts';
import { PAYPAL_HEADERS, readPaypalClaim, readPaypalEvent } from './paypalWebhook.ts';
import { PaymentError, type PaymentProvider, type PaymentState } from './port.ts';

/**
 * Errors after which the traveller can still pay: with another card, or after authentication by the bank
 * (developer.paypal.com/api/handle-payment-failures).
 */
const UNDECIDED = [
  'INSTRUMENT_DECLINED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
];

type Options = { abortSignal: AbortSignal };

/**
 * PayPal payments: the traveller approves an order on PayPal's page, and the server captures it (Orders v2, developer.paypal.com/docs/api/orders/v2).
 * The payment's id is that of its order. An order cannot be cancelled; uncaptured, it takes no money and expires at PayPal within hours.
 */
export function paypalProvider(settings: PaypalSettings, patience = PATIENCE): PaymentProvider {
  const load = () => lazy(() => loadPaypal(settings, patience.totalMs));
  let client = load();
  const findKey = createCertificates(settings, patience);
  const asking = { provider: 'paypal', patience, complain: complainOfPaypal } as const;
  const ask = <T>(task: string, once: (paypal: Paypal, options: Options) => Promise<T>): Promise<T> =>
    askProvider(asking, task, async ({ signal }: Try) => {
      try {
        return await once(await client(), { abortSignal: signal });
      } catch (error) {
        // A revoked access token would be cached for hours.
        if (isUnauthorized(error)) client = load();
        throw error;
      }
    });

  return {
    name: 'paypal',
    webhookHeaders: PAYPAL_HEADERS,

    async open(asked) {
      const order = await ask('open the payment', async (paypal, options) => {
        const call = { body: orderParams(paypal, asked), paypalRequestId: `payment-${asked.key}` };
        return (await paypal.orders.createOrder(call, options)).result;
      });
      const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (order.id && link) return { id: order.id, url: link.href };
      throw new PaymentError('paypal', 'PayPal could not open the payment: it named no page to pay on.');
    },

    isApproved: (id) =>
      ask(
        'say whether the payment is approved',
        async (paypal, options) => (await findOrder(paypal, id, options))?.status === 'APPROVED',
      ),

    settle: (id) =>
      ask('say what has become of the payment', async (paypal, options) => {
        const ended: PaymentState = { outcome: 'failed', amount: 0, currency: '', captureId: undefined };
        const order = await findOrder(paypal, id, options);
        if (!order) return ended;
        if (order.status !== 'APPROVED') return readOrder(order);
        return capture(paypal, id, order.updateTime, options);
      }),

    async refund({ amount, captureId, currency, key }) {
      const value = toPaypalAmount(amount, currency);
      const refund = await ask('give the money back', async ({ payments }, options) => {
        // PayPal keeps idempotency keys of refunds for 45 days.
        const body = { amount: { currencyCode: currency, value }, customId: key };
        const call = { captureId, body, paypalRequestId: `refund-${key}`, prefer: 'return=representation' };
        return (await payments.refundCapturedPayment(call, options)).result;
      });
      if (refund.id && refund.status !== 'FAILED' && refund.status !== 'CANCELLED') return { id: refund.id };
      throw new PaymentError('paypal', `PayPal could not give the money back: the refund is ${refund.status}.`, {
        isFinal: true,
      });
    },

    returns: ({ captureId, id }) =>
      ask('say what has gone back of the payment', async (paypal, options) => {
        const order = await findOrder(paypal, id, options);
        return order ? readReturns(order, captureId) : [];
      }),

    // There is no API to close an order: it is never paid unless the server captures it.
    close: () => Promise.resolve(),

    readClaim: readPaypalClaim,

    readEvent: (body, headers, visitor = '') =>
      readPaypalEvent(body, headers, { findKey, visitor, webhookId: settings.webhookId }),
  };
}

/** An order at PayPal; undefined for an expired one that was never paid. */
async function findOrder(paypal: Paypal, id: string, options: Options): Promise<Order | undefined> {
  try {
    return (await paypal.orders.getOrder({ id }, options)).result;
  } catch (error) {
    if (isIssue(error, ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'])) return undefined;
    throw error;
  }
}

/**
 * Captures an approved order.
 * @param updated when the order last changed, part of the idempotency key: concurrent captures share it, and a capture after a new approval does not
 * get the earlier refusal
 */
async function capture(paypal: Paypal, id: string, updated = '', options: Options): Promise<PaymentState> {
  const paypalRequestId = `capture-${id}-${updated.replace(/\D/g, '')}`;
  try {
    const { result } = await paypal.orders.captureOrder(
      { id, paypalRequestId, prefer: 'return=representation' },
      options,
    );
    return readOrder(result);
  } catch (error) {
    if (isIssue(error, ['ORDER_ALREADY_CAPTURED', ...UNDECIDED])) {
      return readOrder((await paypal.orders.getOrder({ id }, options)).result);
    }
    throw error;
  }
}
