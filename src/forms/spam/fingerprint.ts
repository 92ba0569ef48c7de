import { createHmac } from 'node:crypto';
import { foldText } from '../../shared/foldText.ts';

/**
 * What tells one message from another, whatever its case and spaces; nothing of it can be read again.
 * @param where the form, so that the same words may be sent to another one
 */
export function fingerprint(secret: string, where: string, texts: readonly string[]): string {
  const said = texts.map((text) => foldText(text).replace(/\s+/g, ' ').trim());
  return createHmac('sha256', secret)
    .update(JSON.stringify([where, said]))
    .digest('base64url')
    .slice(0, 32);
}
