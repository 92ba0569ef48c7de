import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parameter of the address by which mails lead to an order. */
export const ORDER_PARAMETER = 'order';

/**
 * What opens one order to whoever holds it, as in the link of a mail. It does not expire: a voucher has to open on the day of the journey.
 * @param secret of the site
 */
export function orderToken(secret: string, id: number): string {
  return `${id}-${sign(secret, id)}`;
}

/** The order that a token opens; undefined for what is none. */
export function readOrderToken(secret: string, token: string | null | undefined): number | undefined {
  const [, digits = '', signature = ''] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(token ?? '') ?? [];
  const id = Number(digits);
  if (!digits) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, id))) ? id : undefined;
}

function sign(secret: string, id: number): string {
  return createHmac('sha256', secret).update(`order:${id}`).digest('base64url');
}
