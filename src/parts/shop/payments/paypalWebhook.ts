import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isObject } from '../../../shared/isObject.ts';
import type { FindKey } from './paypalCertificates.ts';
import type { PaymentEvent } from './port.ts';

/** Headers that sign a message (developer.paypal.com/api/rest/webhooks/rest/#link-eventheaders). */
const SIGNED_BY = {
  'paypal-auth-algo': /^SHA256withRSA$/,
  'paypal-cert-url': /^https:\/\/[\x21-\x7e]{1,490}$/,
  'paypal-transmission-id': /^[\w-]{1,50}$/,
  'paypal-transmission-sig': /^[A-Za-z0-9+/]{40,690}={0,2}$/,
  'paypal-transmission-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/,
} as const;
type SignatureHeader = keyof typeof SIGNED_BY;

export const PAYPAL_HEADERS: readonly string[] = Object.keys(SIGNED_BY);

const AN_HOUR_MS = 60 * 60_000;
/** PayPal resends a message for three days until it is accepted (the same page), with the time of the first attempt. */
const OLDEST_MS = 4 * 24 * AN_HOUR_MS;

/** Events after which the order is fetched (developer.paypal.com/api/rest/webhooks/event-names). */
const ABOUT_CAPTURES = new Set([
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
]);

/** Events after which refunds are fetched: each is about a refund, which links to its capture. */
const ABOUT_RETURNS = new Set(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED']);
const ABOUT_DISPUTES = /^CUSTOMER\.DISPUTE\.(?:CREATED|UPDATED|RESOLVED)$/;

/**
 * Parses and verifies a webhook message as PayPal describes: the signature covers the id and time of the transmission, the webhook's id and the CRC32
 * of the raw body (developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod). Only the certificate is fetched from PayPal, once.
 * @param visitor as `EndpointContext.visitor`
 * @returns undefined for what is not from PayPal, too old, or no message
 * @throws PaymentError where the certificate cannot be fetched now
 */
export async function readPaypalEvent(
  body: string,
  headers: Readonly<Record<string, string>>,
  { findKey, visitor, webhookId }: { findKey: FindKey; visitor: string; webhookId: string },
): Promise<PaymentEvent | undefined> {
  const claim = readPaypalClaim(body, headers);
  const proof = readProof(headers);
  if (!claim || !proof) return undefined;
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = proof;
  const key = await findKey(proof['paypal-cert-url'], visitor);
  if (key?.asymmetricKeyType !== 'rsa') return undefined;
  const signed = `${id}|${time}|${webhookId}|${crc32(body)}`;
  const signature = Buffer.from(proof['paypal-transmission-sig'], 'base64');
  return verify('sha256', Buffer.from(signed), key, signature) ? claim : undefined;
}

/** The unverified content of a message. Undefined for an invalid or too old one. */
export function readPaypalClaim(body: string, headers: Readonly<Record<string, string>>): PaymentEvent | undefined {
  const event = readJson(body);
  const proof = readProof(headers);
  if (!isObject(event) || !proof) return undefined;
  const age = Date.now() - Date.parse(proof['paypal-transmission-time']);
  if (!(age < OLDEST_MS && age > -AN_HOUR_MS)) return undefined;
  const captureId = captureOf(event);
  const isDispute = captureId !== undefined && event.event_type !== 'PAYMENT.CAPTURE.REFUNDED';
  return {
    id: proof['paypal-transmission-id'],
    paymentId: orderOf(event),
    ...(captureId && { captureId, isDispute }),
  };
}

function readProof(headers: Readonly<Record<string, string>>): Record<SignatureHeader, string> | undefined {
  const isWhole = Object.entries(SIGNED_BY).every(([header, form]) => form.test(headers[header] ?? ''));
  return isWhole ? (headers as Record<SignatureHeader, string>) : undefined;
}

function orderOf({ event_type: type, resource }: Record<string, unknown>): string | undefined {
  if (!isObject(resource)) return undefined;
  if (type === 'CHECKOUT.ORDER.APPROVED') return readOrderId(resource.id);
  if (!ABOUT_CAPTURES.has(String(type)) || !isObject(resource.supplementary_data)) return undefined;
  const { related_ids: related } = resource.supplementary_data;
  return isObject(related) ? readOrderId(related.order_id) : undefined;
}

/** The capture that a refund, a reversal or a dispute is about. */
function captureOf({ event_type: type, resource }: Record<string, unknown>): string | undefined {
  if (!isObject(resource)) return undefined;
  const isOf = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isObject) : []);
  if (ABOUT_RETURNS.has(String(type))) {
    const link = isOf(resource.links).find(({ rel }) => rel === 'up')?.href;
    return readOrderId(/\/v2\/payments\/captures\/(\w+)$/.exec(String(link))?.[1]);
  }
  if (!ABOUT_DISPUTES.test(String(type))) return undefined;
  return readOrderId(isOf(resource.disputed_transactions)[0]?.seller_transaction_id);
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
