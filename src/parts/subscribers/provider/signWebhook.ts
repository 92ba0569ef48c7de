import { createHmac } from 'node:crypto';
import { t } from '../../../shared/studioWords/t.ts';

/** Headers that authenticate a webhook message (Standard Webhooks, standardwebhooks.com). */
export type WebhookHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;

const PREFIX = 'whsec_';
/** Least bytes of a secret by the specification. */
const MIN_BYTES = 24;

/**
 * Signs a webhook message: HMAC-SHA-256 over its id, timestamp and body.
 * @param secret `whsec_` and base64
 * @param id idempotency key; the same on each retry
 */
export function signWebhook(secret: string, id: string, now: Date, body: string): WebhookHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Validates a secret; returns a message for editors. */
export function checkSecret(value: unknown, isNeeded: boolean): true | string {
  if (!value) return isNeeded ? t('What is sent has to be signed. Copy the secret that your service shows.') : true;
  const text = String(value);
  const isBase64 = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text);
  if (isBase64 && Buffer.from(text.slice(PREFIX.length), 'base64').length >= MIN_BYTES) return true;
  return t('Write whsec_ and at least 32 letters and digits of base64, as your service shows it.');
}
