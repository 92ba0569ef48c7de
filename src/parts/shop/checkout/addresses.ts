/** Endpoint of the checkout form. */
export const CHECKOUT_PATH = '/shop/checkout/';
/** Endpoints of an order, by its token: takes the payment method; asks before cancelling. */
export const PAY_PATH = '/shop/pay/:token/';
export const CANCEL_PATH = '/shop/cancel/:token/';

/** Path to which the payment form of an order is sent. */
export function payPath(token: string): string {
  return PAY_PATH.replace(':token', token);
}

/** Path of the page on which an order is cancelled. @param token of the order */
export function cancelPath(token: string): string {
  return CANCEL_PATH.replace(':token', token);
}
