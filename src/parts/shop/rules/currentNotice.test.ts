import { expect, test } from 'vitest';
import type { OrderPayment } from '../orders/openOrder.ts';
import { currentNotice } from './currentNotice.ts';
import type { ShopNotice } from './notices.ts';

const payment = (id: number, status: OrderPayment['status'], providerId?: string) =>
  ({ id, status, providerId }) as OrderPayment;

test.each<[string, OrderPayment[], ShopNotice | undefined]>([
  ['is on its way', [payment(1, 'open', 'a')], 'pending'],
  ['has arrived meanwhile', [payment(1, 'failed', 'a'), payment(2, 'paid', 'b')], 'paid'],
  ['has failed meanwhile', [payment(1, 'failed', 'a')], 'failed'],
  ['was given back', [payment(1, 'paid', 'a'), payment(2, 'refunded', 'b')], 'returned'],
  ['was never opened', [payment(1, 'open')], undefined],
])('updates the notice of a payment that %s', (_, payments, told) => {
  expect(currentNotice('pending', { payments }, 100)).toBe(told);
});

test('drops notices of failure when nothing is due', () => {
  for (const notice of ['cancelled', 'failed', 'unavailable'] as const) {
    expect(currentNotice(notice, { payments: [] }, 100)).toBe(notice);
    expect(currentNotice(notice, { payments: [] }, 0)).toBeUndefined();
  }
  expect(currentNotice('paid', { payments: [] }, 0)).toBe('paid');
  expect(currentNotice(undefined, { payments: [] }, 100)).toBeUndefined();
});
