import { createHmac } from 'node:crypto';

/** A name for a counter, in which nobody can read an address. */
export function counterKey(secret: string, kind: string, of: string): string {
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify([kind, of]))
    .digest('base64url');
  return `${kind}:${digest.slice(0, 32)}`;
}
