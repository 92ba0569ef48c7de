import { expect, test } from 'vitest';
import { type Order, readOrder } from '../../../tours/booking/order.ts';
import { latePayments, orderState } from './orderState.ts';

const TODAY = '2027-04-04';
const STORED = { id: 9, reference: 'R-1', status: 'CONFIRMED', total: 96_000, dueNow: 24_000, paid: 24_000 };
const order = (data: object): Order => readOrder({ ...STORED, ...data }) ?? expect.fail('it is none');
const state = (data: object, more: object = {}) =>
  orderState(order(data), { isReturning: false, stands: true, today: TODAY, ...more });

test.each<[string, object]>([
  ['€240 of €960 paid, the rest by 1 May 2027', { balanceDue: '2027-05-01' }],
  ['€240 of €960 paid, the rest is open', {}],
  ['€240 of €960 paid, €40 given back, the rest by 1 May 2027', { balanceDue: '2027-05-01', refunded: 4000 }],
  ['Balance of €720 late by 3 days', { balanceDue: '2027-04-01' }],
  ['Transfer of €240 to come by 5 Apr 2027', { method: 'transfer', paid: 0, balanceDue: '2027-04-05' }],
  ['Transfer of €240 late by a day', { method: 'transfer', paid: 0, balanceDue: '2027-04-03' }],
  ['€960 to be paid on arrival', { method: 'arrival', paid: 0, balanceDue: '2027-05-01' }],
  ['Payment on arrival of €960 late by 2 days', { method: 'arrival', paid: 0, balanceDue: '2027-04-02' }],
  ['Paid', { paid: 96_000 }],
  ['Paid, €100 given back, €20 too much: give it back', { paid: 108_000, refunded: 10_000 }],
  ['Paid, €100 given back', { paid: 96_000, refunded: 10_000 }],
  ['In a cart', { status: 'CART', paid: 0 }],
  ['Waits for its payment', { status: 'PLACED', paid: 0 }],
  ['Nothing was paid', { status: 'EXPIRED', paid: 0 }],
  ['€240 paid, €120 given back', { status: 'CANCELLED', refunded: 12_000 }],
])('describes an order as “%s”', (words, data) => {
  expect(state(data)).toMatchObject({ words, isUrgent: /late|too much/.test(words) });
});

test('only active bookings can be late; a refund due is always urgent', () => {
  const late = { balanceDue: '2027-04-01' };
  expect(latePayments(order(late), TODAY)).toEqual({ awaits: 'balance', days: 3 });
  expect(latePayments(order({}), TODAY)).toBeUndefined();
  expect(state(late, { stands: false }).isUrgent).toBe(false);
  expect(state(late, { stands: false, isReturning: true })).toEqual({
    ...{ id: 9, reference: 'R-1', isUrgent: true, canChange: true },
    words: 'A payment has to be given back',
  });
});
