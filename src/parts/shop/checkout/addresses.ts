/** Takes what travellers fill in at the checkout. */
export const CHECKOUT_PATH = '/shop/checkout/';
/** By their tokens: takes how an order is paid; asks once more before it is cancelled. */
export const PAY_PATH = '/shop/pay/:token/';
export const CANCEL_PATH = '/shop/cancel/:token/';

/** Where the form of an order is sent that asks for a payment. */
export function payPath(token: string): string {
  return PAY_PATH.replace(':token', token);
}

export function cancelPath(token: string): string {
  return CANCEL_PATH.replace(':token', token);
}
