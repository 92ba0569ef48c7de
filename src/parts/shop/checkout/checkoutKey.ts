import { createHmac } from 'node:crypto';

/**
 * What makes a checkout that is sent twice one order: a name of the cart that only its own page has, so that whoever sends it again is told
 * of the order that it has become.
 * @param secret of the site
 */
export function checkoutKey(secret: string, cart: number): string {
  return createHmac('sha256', secret).update(`checkout:${cart}`).digest('base64url');
}
