import type { PaymentMethod } from '../../../src/tours/booking/order.ts';

// Mock: every payment method is offered, whatever keys the process has.

export function offeredMethods(): PaymentMethod[] {
  return ['stripe', 'paypal', 'transfer', 'arrival'];
}

export function paymentOrigins(): string[] {
  return ['https://checkout.stripe.com', 'https://www.paypal.com'];
}
