import type { Payload } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { ApiRequest, ApiResponse } from '../../../render/call.ts';
import type { Call } from '../../../render/part.ts';
import type { PAYMENTS } from '../../../tours/booking/order.ts';
import type { PaymentEvent, PaymentProviderName } from '../payments/port.ts';
import { applyPaymentState } from './applyPaymentState.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import { reconcilePayment } from './reconcilePayment.ts';
import { createSeen } from './seen.ts';
import { findPayments, type StoredPayment } from './storedPayment.ts';

/** Signature headers of the providers; declared before the process knows its providers. */
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

/** Webhook endpoints of the payment providers. */
export const webhookCalls: readonly Call[] = [webhook('stripe'), webhook('paypal')];

function webhook(name: PaymentProviderName): Call {
  return {
    name: `shop-payments-${name}`,
    method: 'POST',
    route: `/shop/payments/${name}/`,
    audience: 'provider signature',
    rateLimit: { name: 'shop-payments', max: 600 },
    headers: HEADERS[name],
    async settle({ body, headers, visitor }) {
      if (!findPaymentProvider(name)) return undefined;
      return { change: ({ payload }) => answerMessage(payload, name, { body, headers, visitor }) };
    },
  };
}

const HEARD = say(200, 'Heard.');
const UNSIGNED = say(400, 'This message is not signed by the provider.');

/** The latest handled webhook messages; another process may handle one again, which has no effect. */
const heard = createSeen(1_000);

/** Providers resend messages that get an error here. */
async function answerMessage(
  payload: Payload,
  name: PaymentProviderName,
  { body, headers, visitor }: Pick<ApiRequest, 'body' | 'headers' | 'visitor'>,
): Promise<ApiResponse> {
  try {
    const provider = findPaymentProvider(name);
    if (provider?.readClaim) {
      const claim = provider.readClaim(body, headers);
      if (!claim) return UNSIGNED;
      // A replayed message, or one about no open payment of this site, gets no information and costs no request to the provider.
      if (claim.id && heard.has(claim.id)) return HEARD;
      if (!(await isAwaited(payload, name, claim))) return HEARD;
    }
    const event = await provider?.readEvent(body, headers, visitor);
    if (!event) return UNSIGNED;
    if (event.paymentId) await applyPaymentState(payload, { provider: name, providerId: event.paymentId });
    for (const { id } of await findCaptured(payload, name, event.captureId))
      await reconcilePayment(payload, id, { isDispute: event.isDispute ?? false });
    if (event.id) heard.add(event.id);
    return HEARD;
  } catch (error) {
    payload.logger.error({ err: error, msg: `A message of the payment provider “${name}” could not be followed.` });
    return say(503, 'Not now. Send it again.');
  }
}

/** Whether a message is about an open or a received payment of this site. */
async function isAwaited(
  payload: Payload,
  provider: PaymentProviderName,
  { captureId, paymentId }: PaymentEvent,
): Promise<boolean> {
  const open = paymentId ? await findOpen(payload, provider, paymentId) : [];
  return open.length > 0 || (await findCaptured(payload, provider, captureId)).length > 0;
}

function findOpen(payload: Payload, provider: PaymentProviderName, providerId: string): Promise<StoredPayment[]> {
  const is: TypedWhere<typeof PAYMENTS>[] = [{ providerId: { equals: providerId } }, { status: { equals: 'open' } }];
  return findPayments({ payload }, { and: [{ provider: { equals: provider } }, ...is] }, 1);
}

async function findCaptured(payload: Payload, provider: PaymentProviderName, captureId: string | undefined) {
  if (!captureId) return [];
  return findPayments(
    { payload },
    { and: [{ provider: { equals: provider } }, { captureId: { equals: captureId } }] },
    1,
  );
}

function say(status: number, words: string): ApiResponse {
  return { status, type: 'text/plain; charset=utf-8', body: `${words}\n` };
}
