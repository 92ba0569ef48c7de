import { inspect } from 'node:util';
import { expect } from 'vitest';
import { PATIENCE, type Patience } from './askProvider.ts';
import { type PaymentAsked, PaymentFault } from './port.ts';

/** Tests do not wait between tries. */
export const AT_ONCE: Patience = { ...PATIENCE, pausesMs: [0, 0] };
/** For whoever never answers. */
export const IMPATIENT: Patience = { totalMs: 50, pausesMs: [0, 0] };

export const ASKED: PaymentAsked = {
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

/** What a call that has to fail says. Whatever is printed of it, even all of it, holds none of these words. */
export async function faultOf(call: Promise<unknown>, secrets: readonly string[]): Promise<PaymentFault> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PaymentFault);
  const printed = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
  for (const secret of secrets) expect(printed).not.toContain(secret);
  return error as PaymentFault;
}
