import { createHmac } from 'node:crypto';
import { normalizeText } from '../../shared/text/normalizeText.ts';

/**
 * Keyed hash of a message for duplicate detection, ignoring case and spaces; not reversible.
 * @param where the form, so that the same text may be sent to another one
 */
export function fingerprint(secret: string, where: string, texts: readonly string[]): string {
  const normalized = texts.map((text) => normalizeText(text).replace(/\s+/g, ' ').trim());
  return createHmac('sha256', secret)
    .update(JSON.stringify([where, normalized]))
    .digest('base64url')
    .slice(0, 32);
}
