import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { isMailAddress } from '../forms/isMailAddress.ts';
import { isObject } from '../shared/isObject.ts';
import { whole } from '../tours/readValues.ts';

/** Lifetime of a mailed link, in ms; it works once. */
export const LINK_MS = 30 * 60_000;

/** Purpose of a link: signing in to the account of an address, or changing an account's address. */
export type CustomerLink =
  | { kind: 'enter'; email: string }
  | { kind: 'change'; email: string; customer: number; before: string };

/** A decrypted link, with the key that makes it work only once. */
export interface ReadLink<Link extends CustomerLink = CustomerLink> {
  link: Link;
  isExpired: boolean;
  /** Stored when it is used. */
  key: string;
  /** Until when the key has to be stored, ISO 8601. */
  end: string;
}

const [IV_BYTES, TAG_BYTES] = [12, 16];
const TOKEN = /^[\w-]{60,2000}$/;

/**
 * The token of a mailed link. Encrypted, not only signed, since URLs end up in logs, which must not contain e-mail addresses.
 * @param now epoch, ms
 */
export function linkToken(secret: string, link: CustomerLink, now: number): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const plaintext = JSON.stringify({ ...link, end: now + LINK_MS });
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Decrypts and parses a token.
 * @param now epoch, ms
 * @returns undefined for an invalid one
 */
export function readLink(secret: string, token: string | undefined, now: number): ReadLink | undefined {
  if (!token || !TOKEN.test(token)) return undefined;
  const payload = unseal(secret, Buffer.from(token, 'base64url'));
  const link = payload && readSaid(payload);
  const end = whole(payload?.end, 1, Number.MAX_SAFE_INTEGER);
  if (!link || end === undefined) return undefined;
  // Hashes the bytes, since base64url text may end in several equivalent ways.
  const key = createHash('sha256').update(Buffer.from(token, 'base64url')).digest('base64url').slice(0, 24);
  return { link, isExpired: end <= now, key, end: new Date(end).toISOString() };
}

function unseal(secret: string, bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const plaintext = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const read: unknown = JSON.parse(plaintext.toString('utf8'));
    return isObject(read) ? read : undefined;
  } catch {
    // Tampered with, or encrypted by another site.
    return undefined;
  }
}

function readSaid(said: Record<string, unknown>): CustomerLink | undefined {
  const { before, customer, email, kind } = said;
  if (!isMailAddress(email)) return undefined;
  if (kind === 'enter') return { kind, email };
  const id = whole(customer, 1, Number.MAX_SAFE_INTEGER);
  return kind === 'change' && id !== undefined && typeof before === 'string'
    ? { kind, email, customer: id, before }
    : undefined;
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('customer links').digest();
}

/** A used link. */
export interface UsedLink {
  key: string;
  end: string;
}

/** Stored used links that have not expired. */
export function usedLinks(stored: unknown, now: Date): UsedLink[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (value: unknown): value is UsedLink =>
      isObject(value) && typeof value.key === 'string' && Date.parse(String(value.end)) > now.getTime(),
  );
}
