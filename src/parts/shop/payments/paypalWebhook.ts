import { isObject } from '../../../shared/isObject.ts';
import type { PaymentEvent } from './port.ts';

/**
 * What of a message's headers proves it, and what PayPal's question calls that
 * (developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post).
 */
const SIGNED_BY = {
  'paypal-auth-algo': { name: 'auth_algo', form: /^[a-zA-Z0-9]{1,100}$/ },
  'paypal-cert-url': { name: 'cert_url', form: /^https?:\/\/[\x21-\x7e]{1,490}$/ },
  'paypal-transmission-id': { name: 'transmission_id', form: /^[\x21-\x7e]{1,50}$/ },
  'paypal-transmission-sig': { name: 'transmission_sig', form: /^[\x21-\x7e]{1,500}$/ },
  'paypal-transmission-time': { name: 'transmission_time', form: /^[\x21-\x7e]{1,100}$/ },
} as const;

export const PAYPAL_HEADERS: readonly string[] = Object.keys(SIGNED_BY);

/** Messages after which an order is to be asked for (developer.paypal.com/api/rest/webhooks/event-names). */
const ABOUT_CAPTURES = new Set([
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
]);

/**
 * Reads a message of PayPal, which has to be asked whether it is its own. Each is sent again for three days until it is taken, with the time
 * at which it was first sent: so none is too old, and whoever sends one again only has an order asked for again.
 * @param ask sends PayPal the question
 * @returns undefined for what is not from PayPal, or no message
 */
export async function readPaypalEvent(
  body: string,
  headers: Readonly<Record<string, string>>,
  webhookId: string,
  ask: (question: string) => Promise<boolean>,
): Promise<PaymentEvent | undefined> {
  const event = readJson(body);
  if (!isObject(event)) return undefined;
  const question: Record<string, string> = { webhook_id: webhookId };
  for (const [header, { form, name }] of Object.entries(SIGNED_BY)) {
    const value = headers[header];
    if (value === undefined || !form.test(value)) return undefined;
    question[name] = value;
  }
  // The signature is of the bytes that came: written anew, 1.0 would be 1.
  const isOwn = await ask(`${JSON.stringify(question).slice(0, -1)},"webhook_event":${body}}`);
  return isOwn ? { paymentId: orderOf(event) } : undefined;
}

function orderOf({ event_type: type, resource }: Record<string, unknown>): string | undefined {
  if (!isObject(resource)) return undefined;
  if (type === 'CHECKOUT.ORDER.APPROVED') return readOrderId(resource.id);
  if (!ABOUT_CAPTURES.has(String(type)) || !isObject(resource.supplementary_data)) return undefined;
  const { related_ids: related } = resource.supplementary_data;
  return isObject(related) ? readOrderId(related.order_id) : undefined;
}

function readOrderId(id: unknown): string | undefined {
  return typeof id === 'string' && /^[A-Z0-9]{1,36}$/.test(id) ? id : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
