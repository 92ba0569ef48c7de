import type { PaymentMethod } from '../../src/tours/booking/order.ts';

// In place of what the keys of the process decide: every way to pay is offered, for tests of what shows them.

export function offeredMethods(): PaymentMethod[] {
  return ['stripe', 'paypal', 'transfer', 'arrival'];
}

export function paymentOrigins(): string[] {
  return ['https://checkout.stripe.com', 'https://www.paypal.com'];
}
