import { createHmac } from 'node:crypto';

/** What a receiver checks a message by (Standard Webhooks, standardwebhooks.com). */
export type WebhookHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;

const PREFIX = 'whsec_';
/** Bytes that the convention asks for at least. */
const LEAST_BYTES = 24;

/**
 * Signs a message: HMAC-SHA-256 over its id, its time and its body.
 * @param secret `whsec_` and base64
 * @param id the same each time that the message is sent again
 */
export function signWebhook(secret: string, id: string, now: Date, body: string): WebhookHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Whether a text can sign; says in an editor's words what is wrong. */
export function checkSecret(value: unknown, isNeeded: boolean): true | string {
  if (!value) return isNeeded ? 'What is sent has to be signed. Copy the secret that your service shows.' : true;
  const text = String(value);
  const isBase64 = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text);
  if (isBase64 && Buffer.from(text.slice(PREFIX.length), 'base64').length >= LEAST_BYTES) return true;
  return 'Write whsec_ and at least 32 letters and digits of base64, as your service shows it.';
}
