import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Lifetime of a confirmation link. */
const CONFIRM_LINK_MS = 7 * 24 * 60 * 60_000;

export const CONFIRM_PATH = '/subscription/confirm/:token/';
export const LEAVE_PATH = '/subscription/leave/:token/';

/** Purpose of a link. An unsubscribe link never expires: mails are kept for years. */
export type LinkPurpose = 'confirm' | 'leave';

const TOKEN = /^([\w-]{24})\.([0-9a-z]{1,11})\.([\w-]{27})$/;

/** A random key of 144 bits for each subscriber and each request. */
export function makeKey(): string {
  return randomBytes(18).toString('base64url');
}

/**
 * The signed path of a link in a mail.
 * @param now epoch, ms
 */
export function linkPath(secret: string, purpose: LinkPurpose, key: string, now: number): string {
  const expires = purpose === 'confirm' ? Math.floor(now + CONFIRM_LINK_MS).toString(36) : '0';
  const token = `${key}.${expires}.${sign(secret, purpose, key, expires)}`;
  return (purpose === 'confirm' ? CONFIRM_PATH : LEAVE_PATH).replace(':token', token);
}

/**
 * Verifies and parses a link's token.
 * @param now epoch, ms
 * @returns undefined for a wrong signature, or another purpose
 */
export function readLink(
  secret: string,
  purpose: LinkPurpose,
  token: string | undefined,
  now: number,
): { key: string; isExpired: boolean } | undefined {
  const [, key = '', expires = '', signature = ''] = TOKEN.exec(token ?? '') ?? [];
  const expected = sign(secret, purpose, key, expires);
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    return undefined;
  return { key, isExpired: purpose === 'confirm' && Number.parseInt(expires, 36) < now };
}

function sign(secret: string, purpose: LinkPurpose, key: string, expires: string): string {
  const message = `subscription\n${purpose}\n${key}\n${expires}`;
  return createHmac('sha256', secret).update(message).digest('base64url').slice(0, 27);
}
