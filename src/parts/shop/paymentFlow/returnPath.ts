import { orderToken } from '../orders/orderLink.ts';

/** Return URL for the provider's page; the token is the order's. */
export const RETURN_PATH = '/shop/return/:token/';
/** Query parameters of that URL: the payment, and that the traveller has turned back. */
export const PAYMENT_PARAMETER = 'payment';
export const CANCELLED_PARAMETER = 'cancelled';

/**
 * The absolute return URL of a payment.
 * @param publicUrl origin of the site
 */
export function returnAddress(publicUrl: string, secret: string, payment: { id: number; order: number }): string {
  return publicUrl + returnPath(orderToken(secret, payment.order), payment.id);
}

/** Return path of a payment, which shows its result. @param token of its order */
export function returnPath(token: string, payment: number): string {
  return `${RETURN_PATH.replace(':token', token)}?${PAYMENT_PARAMETER}=${payment}`;
}
