import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderStatus, PaymentMethod, PaymentPlan } from '../../../tours/booking/order.ts';
import { amountDue, dueKind } from '../rules/orderDue.ts';
import { heldWhilePaying } from '../rules/payingTime.ts';
import { SAMPLE_VISITOR } from '../samples.ts';
import { type PricedCart, priceCart } from './priceCart.ts';
import { type Filled, nameTravellers, validateCheckout } from './validateCheckout.ts';

const CART = SAMPLE_VISITOR.cart?.bookings ?? [];
const PRICED = SAMPLE_VISITOR.checkout as PricedCart;
const NAMES = new Map([
  ['traveller-2', 'Jonas Weber'],
  ['traveller-3', 'Lina Weber'],
]);
const FILLED: Filled = {
  name: 'Amina Berrada',
  email: 'amina@example.com',
  travels: true,
  names: NAMES,
  plan: 'deposit',
  method: 'stripe',
  agreed: true,
  seen: '140400',
};
const OFFERED = { methods: ['stripe', 'transfer'] as PaymentMethod[], terms: true };

describe('validateCheckout', () => {
  test('requires each name once', () => {
    expect(validateCheckout(FILLED, PRICED, OFFERED)).toEqual({});
  });

  test.each<[string, Partial<Filled>, Partial<PricedCart>, object]>([
    ['no name', { name: '' }, {}, { name: 'form.required', 'traveller-traveller-4': 'form.required' }],
    ['no address', { email: '' }, {}, { email: 'form.required' }],
    ['two addresses', { email: 'a@example.com, b@example.com' }, {}, { email: 'form.email' }],
    ['a number that is none', { phone: 'later' }, {}, { phone: 'form.tel' }],
    ['no method', { method: undefined }, {}, { method: 'form.requiredChoice' }],
    ['another method', { method: 'paypal' }, {}, { method: 'form.requiredChoice' }],
    ['no terms', { agreed: false }, {}, { agreed: 'form.requiredBox' }],
    ['a deposit that is not offered', {}, { deposit: undefined }, { plan: 'shop.checkout.noDeposit' }],
  ])('refuses %s', (_, change, priced, faults) => {
    expect(validateCheckout({ ...FILLED, ...change }, { ...PRICED, ...priced }, OFFERED)).toEqual(faults);
  });

  test('accepts a promotion that does not apply', () => {
    expect(validateCheckout(FILLED, { ...PRICED, refusal: 'over' }, OFFERED)).toEqual({});
  });

  test('requires no method for a free order', () => {
    const full = { ...PRICED.full, total: 0 };
    expect(validateCheckout({ ...FILLED, method: undefined, plan: 'full' }, { ...PRICED, full }, OFFERED)).toEqual({});
  });

  test('nameTravellers names the person who books once, unless they do not travel', () => {
    const named = nameTravellers(CART, FILLED);
    expect([...named.values()]).toEqual(['Amina Berrada', 'Jonas Weber', 'Lina Weber', 'Amina Berrada', 'Jonas Weber']);
    const others = new Map([...NAMES, ['traveller-1', 'Salma Idrissi'], ['traveller-5', 'Lina Weber']]);
    expect([...nameTravellers(CART, { ...FILLED, travels: false, names: others }).values()]).toEqual([
      'Salma Idrissi',
      'Jonas Weber',
      'Lina Weber',
      'Salma Idrissi',
      'Lina Weber',
    ]);
  });
});

describe('priceCart', () => {
  const now = new Date('2026-11-02T09:20:00.000Z');

  test('totals live holds only', () => {
    const [first, ...rest] = CART;
    const ended = { ...first, expiresAt: '2026-11-02T09:20:00.000Z' } as (typeof CART)[number];
    const priced = priceCart([ended, ...rest], { now, balanceDays: 42, tours: new Map() });
    expect(priced).toMatchObject({ hasEnded: true, full: { total: 13_000, deposit: undefined }, deposit: undefined });
    expect(PRICED).toMatchObject({ promotion: 'SPRING-26', full: { total: 140_400, discount: 15_600 } });
    expect(PRICED.deposit).toMatchObject({ total: 140_400, dueNow: 35_100, balanceDue: '2099-02-27' });
  });
});

describe('amountDue', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 });
  test('never exceeds the total, and is 0 for carts and ended orders', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<OrderStatus>('CART', 'PLACED', 'CONFIRMED', 'EXPIRED', 'CANCELLED'),
        fc.constantFrom<PaymentPlan>('full', 'deposit'),
        fc.tuple(amounts, amounts, amounts, amounts),
        (status, plan, [total, now, paid, refunded]) => {
          const order = { status, plan, total, dueNow: Math.min(now, total), paid, refunded };
          const due = amountDue(order);
          expect(due).toBeGreaterThanOrEqual(0);
          expect(due).toBeLessThanOrEqual(total);
          if (status !== 'PLACED' && status !== 'CONFIRMED') expect([due, dueKind(order)]).toEqual([0, undefined]);
        },
      ),
    );
  });
});

test('heldWhilePaying extends holds by repeated payments to a day at most', () => {
  const now = new Date('2026-11-02T09:20:00.000Z');
  const minutes = (placedAt: string | undefined) => (heldWhilePaying(placedAt, now).getTime() - now.getTime()) / 60_000;
  expect(minutes('2026-11-02T09:20:00.000Z')).toBe(60);
  expect(minutes('2026-11-01T09:50:00.000Z')).toBe(30);
  expect(minutes(undefined)).toBe(60);
  expect(minutes('2026-10-01T09:50:00.000Z')).toBeLessThan(0);
});
