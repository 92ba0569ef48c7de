import { orderToken } from '../orderLink.ts';

/** Where browsers come back from a provider's page; the token is the order's. */
export const RETURN_PATH = '/shop/return/:token/';
/** Parameters of that address: which payment it is about, and that the traveller has turned back. */
export const PAYMENT_PARAMETER = 'payment';
export const CANCELLED_PARAMETER = 'cancelled';

/**
 * The whole address to which a browser is led once it has paid.
 * @param publicUrl origin of the site
 */
export function returnAddress(publicUrl: string, secret: string, payment: { id: number; order: number }): string {
  return publicUrl + returnPath(orderToken(secret, payment.order), payment.id);
}

/** Where a browser asks what has become of a payment. @param token of its order */
export function returnPath(token: string, payment: number): string {
  return `${RETURN_PATH.replace(':token', token)}?${PAYMENT_PARAMETER}=${payment}`;
}
