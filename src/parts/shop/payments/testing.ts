import { inspect } from 'node:util';
import { expect } from 'vitest';
import { PATIENCE, type RetryPolicy } from './askProvider.ts';
import { PaymentError, type RequestedPayment } from './port.ts';

/** No pauses between retries in tests. */
export const AT_ONCE: RetryPolicy = { ...PATIENCE, pausesMs: [0, 0] };
/** For tests of timeouts. */
export const IMPATIENT: RetryPolicy = { totalMs: 50, pausesMs: [0, 0] };

export const ASKED: RequestedPayment = {
  key: 'order-7KQ4-1',
  description: 'Booking R-7KQ4',
  amount: 48_050,
  currency: 'EUR',
  email: 'amina@khettara.example',
  locale: 'en',
  returnUrl: 'http://localhost:3000/shop/back/',
  cancelUrl: 'http://localhost:3000/shop/cart/',
  expiresAt: new Date(Date.now() + 60 * 60_000),
};

/** The error of a failing call. Checks that, however it is printed, it contains none of these secrets. */
export async function faultOf(call: Promise<unknown>, secrets: readonly string[]): Promise<PaymentError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PaymentError);
  const printed = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
  for (const secret of secrets) expect(printed).not.toContain(secret);
  return error as PaymentError;
}
