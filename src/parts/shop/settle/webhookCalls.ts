import type { Payload } from 'payload';
import type { CallAnswer } from '../../../render/call.ts';
import type { Call } from '../../../render/part.ts';
import type { PaymentProviderName } from '../payments/port.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import { settlePayment } from './settlePayment.ts';

/** Headers by which providers sign; a call says them before the process knows its providers. */
const HEADERS: Record<PaymentProviderName, readonly string[]> = {
  stripe: ['stripe-signature'],
  paypal: [
    'paypal-auth-algo',
    'paypal-cert-url',
    'paypal-transmission-id',
    'paypal-transmission-sig',
    'paypal-transmission-time',
  ],
};

/** Where providers tell what has become of payments. */
export const webhookCalls: readonly Call[] = [webhook('stripe'), webhook('paypal')];

function webhook(name: PaymentProviderName): Call {
  return {
    name: `shop-payments-${name}`,
    method: 'POST',
    route: `/shop/payments/${name}/`,
    audience: 'provider signature',
    rateLimit: { name: 'shop-payments', max: 600 },
    headers: HEADERS[name],
    async settle({ body, headers }) {
      if (!findPaymentProvider(name)) return undefined;
      return { change: ({ payload }) => answerMessage(payload, name, { body, headers }) };
    },
  };
}

/** A message that was not understood as the provider means it, or that could not be followed now, is sent again by it. */
async function answerMessage(
  payload: Payload,
  name: PaymentProviderName,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
): Promise<CallAnswer> {
  try {
    const event = await findPaymentProvider(name)?.readEvent(body, headers);
    if (!event) return say(400, 'This message is not signed by the provider.');
    if (event.paymentId) await settlePayment(payload, { provider: name, providerId: event.paymentId });
    return say(200, 'Heard.');
  } catch (error) {
    payload.logger.error({ err: error, msg: `A message of the payment provider “${name}” could not be followed.` });
    return say(503, 'Not now. Send it again.');
  }
}

function say(status: number, words: string): CallAnswer {
  return { status, type: 'text/plain; charset=utf-8', body: `${words}\n` };
}
