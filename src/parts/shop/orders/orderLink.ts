import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter with the order token in links of mails. */
export const ORDER_PARAMETER = 'order';

/**
 * Token that gives access to one order, for links in mails. It does not expire: a voucher has to open on the day of the tour.
 * @param secret of the site
 */
export function orderToken(secret: string, id: number): string {
  return `${id}-${sign(secret, id)}`;
}

/** The order id of a token; undefined for an invalid one. */
export function readOrderToken(secret: string, token: string | null | undefined): number | undefined {
  const [, digits = '', signature = ''] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(token ?? '') ?? [];
  const id = Number(digits);
  if (!digits) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, id))) ? id : undefined;
}

function sign(secret: string, id: number): string {
  return createHmac('sha256', secret).update(`order:${id}`).digest('base64url');
}
