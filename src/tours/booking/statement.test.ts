import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { transferDue } from '../../parts/shop/paymentFlow/rules/lateness.ts';
import { totalsOf } from '../../parts/shop/rules/totals.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import type { Money } from '../../shared/money.ts';
import { addDays } from '../../shared/time/days.ts';
import { readTour } from '../readTour.ts';
import type { Tour } from '../tour.ts';
import { readBooking } from './booking.ts';
import { formatStatement } from './formatStatement.ts';
import { balanceOf, readOrder } from './order.ts';
import { type StatedOrder, stateOrder } from './statement.ts';

const DAY = '2026-11-23';
const words = { t: createTranslate('en'), locale: 'en' } as const;
const tourOf = (id: number, deposit: number | undefined): Tour =>
  readTour(
    {
      ...{ id, price: { deposit } },
      cancellation: [
        { days: 60, percent: 0 },
        { days: 0, percent: 50 },
      ],
    },
    () => [],
  );
const tours = new Map([tourOf(1, 20), tourOf(2, undefined)].map((tour) => [tour.id, tour]));
const terms = { day: DAY, balanceDays: 42, tours, calledOff: new Set<number>() };

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });

function orderOf(data: object, rows: object[] = [{ start: '2027-04-12', total: 69_200 }]): StatedOrder {
  const order = readOrder({ id: 1, status: 'CONFIRMED', placedAt: `${DAY}T10:00:00Z`, total: 69_200, ...data });
  const bookings = rows.flatMap(
    (row, index) => readBooking({ id: index + 1, status: 'CONFIRMED', tour: 1, items: [], ...row }) ?? [],
  );
  if (!order) throw new Error('It is no order.');
  return { ...order, bookings };
}

const DEPOSIT = { plan: 'deposit', dueNow: 13_840, subtotal: 69_200 };

describe('amounts due', () => {
  it.each([
    [
      'a deposit by transfer that has not come',
      { ...DEPOSIT, method: 'transfer', balanceDue: '2026-11-28' },
      { ...eur(13_840), by: '2026-11-28', method: 'transfer' },
      { ...eur(55_360), by: '2027-03-01', method: undefined },
      'Please transfer €138.40 by 28 November 2026. The rest, €553.60, is due by 1 March 2027.',
    ],
    [
      'a deposit that has come',
      { ...DEPOSIT, method: 'stripe', paid: 13_840, balanceDue: '2027-03-01' },
      undefined,
      { ...eur(55_360), by: '2027-03-01', method: undefined },
      '€553.60 is left to pay by 1 March 2027.',
    ],
    [
      'a card that was not paid yet',
      { ...DEPOSIT, status: 'PLACED', method: 'stripe', balanceDue: '2027-03-01' },
      { ...eur(13_840), by: undefined, method: 'stripe' },
      { ...eur(55_360), by: '2027-03-01', method: undefined },
      'Please pay €138.40. The rest, €553.60, is due by 1 March 2027.',
    ],
    [
      'a transfer that is to be confirmed by mail first',
      { status: 'PLACED', method: 'transfer', dueNow: 69_200, confirmBy: '2026-11-24T10:00:00Z' },
      { ...eur(69_200), by: undefined, method: 'transfer' },
      undefined,
      '€692 is to be paid once you have confirmed.',
    ],
    [
      'all on arrival',
      { method: 'arrival', dueNow: 69_200, balanceDue: '2027-04-12' },
      undefined,
      { ...eur(69_200), by: '2027-04-12', method: 'arrival' },
      'You pay €692 when you arrive.',
    ],
    [
      'a balance that is late',
      { ...DEPOSIT, method: 'stripe', paid: 13_840, balanceDue: '2026-11-20' },
      { ...eur(55_360), by: '2026-11-20', method: undefined },
      undefined,
      '€553.60 was to be paid by 20 November 2026. Please pay it now.',
    ],
    [
      'what is left without a day',
      { paid: 13_840 },
      { ...eur(55_360), by: undefined, method: undefined },
      undefined,
      '€553.60 is left to pay.',
    ],
    ['nothing', { paid: 69_200 }, undefined, undefined, 'Everything is paid.'],
    ['nothing of what is free', { total: 0 }, undefined, undefined, 'There is nothing to pay.'],
    ['nothing of what has ended', { status: 'EXPIRED' }, undefined, undefined, ''],
  ])('%s', (_name, data, now, later, due) => {
    const statement = stateOrder(orderOf(data), terms);
    expect([statement.now, statement.later]).toEqual([now, later]);
    expect(formatStatement(statement, words).due).toBe(due);
  });
});

test('cancelling costs the fee on what was paid, and nothing on what was not', () => {
  const near = [{ start: '2026-12-12', total: 69_200 }];
  const at = (data: object) => stateOrder(orderOf(data, near), terms).cancelling;
  expect(at({ paid: 69_200 })).toEqual({ cost: eur(34_600), back: eur(34_600) });
  expect(at({ paid: 13_840 })).toEqual({ cost: eur(13_840), back: eur(0) });
  expect(at({ paid: 0 })).toEqual({ cost: eur(0), back: eur(0) });
  expect(at({ status: 'CANCELLED', paid: 69_200 })).toBeUndefined();
  const calledOff = stateOrder(orderOf({ paid: 69_200 }, [{ ...near[0], departure: 3 }]), {
    ...terms,
    calledOff: new Set([3]),
  });
  expect(calledOff.cancelling).toEqual({ cost: eur(0), back: eur(69_200) });
});

test('a cancelled order shows what is kept and the pending refund', () => {
  const gone = [
    { start: '2026-12-12', status: 'CANCELLED', total: 69_200, refundDue: 34_600, cancellationFee: 34_600 },
  ];
  const statement = stateOrder(orderOf({ status: 'CANCELLED', total: 34_600, paid: 69_200, refunded: 10_000 }, gone), {
    ...terms,
  });
  expect(formatStatement(statement, words).rows.map(({ key, value }) => [key, value])).toEqual([
    ['paid', '€692'],
    ['kept', '€346'],
    ['refunded', '€100'],
    ['back', '€246'],
  ]);
});

const line = fc.record({
  tour: fc.constantFrom(1, 2),
  total: fc.integer({ min: 1, max: 1_000_000 }),
  start: fc.integer({ min: 1, max: 400 }).map((days) => addDays(DAY, days)),
});

test('amounts are in the currency of the order', () => {
  const order = orderOf({
    ...DEPOSIT,
    currency: 'MAD',
    balanceDue: '2027-03-01',
    discount: 800,
    reductions: [{ amount: 800 }],
    paid: 13_840,
  });
  const { cancelling, discount, later, reductions, total } = stateOrder(order, terms);
  const amounts = [discount, ...reductions, total, later, cancelling?.cost, cancelling?.back];
  expect(amounts.map((money) => money?.currency)).toEqual(Array(6).fill('MAD'));
});

test('a booking by transfer shows the checkout’s amounts and due dates', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.nat(50_000), (lines, discount) => {
      const parts = lines.map(({ start, total, tour }) => ({ start, total, deposit: tours.get(tour)?.price.deposit }));
      const totals = totalsOf(parts, { balanceDays: 42, day: DAY, discount, plan: 'deposit' });
      fc.pre(totals.total > 0);
      const sent = transferDue(
        DAY,
        5,
        lines.map(({ start }) => start),
      );
      const { later, now } = stateOrder(
        orderOf({ ...totals, plan: 'deposit', method: 'transfer', balanceDue: sent }, lines),
        terms,
      );
      expect(now).toEqual({ ...eur(totals.dueNow), by: sent, method: 'transfer' });
      expect(later?.amount ?? 0).toBe(totals.total - totals.dueNow);
      expect(later?.by).toBe(totals.balanceDue && [totals.balanceDue, sent].sort()[1]);
    }),
  );
});

test('amounts due now and later add up to the balance, in any state of the order', () => {
  const money = fc.integer({ min: 0, max: 100_000 });
  const order = fc.record({
    ...{ total: money, paid: money, refunded: money, dueNow: money },
    status: fc.constantFrom('PLACED', 'CONFIRMED', 'CANCELLED', 'EXPIRED'),
    method: fc.constantFrom('stripe', 'transfer', 'arrival', undefined),
    balanceDue: fc.constantFrom('2026-11-20', '2027-03-01', undefined),
  });
  fc.assert(
    fc.property(order, fc.array(line, { maxLength: 3 }), (data, lines) => {
      const one = orderOf(data, lines);
      const { back, cancelling, later, now } = stateOrder(one, terms);
      const isAlive = data.status === 'PLACED' || data.status === 'CONFIRMED';
      expect((now?.amount ?? 0) + (later?.amount ?? 0)).toBe(isAlive ? balanceOf(one) : 0);
      expect(now?.amount ?? 1).toBeGreaterThan(0);
      expect(back.amount === 0 || (!now && !later)).toBe(true);
      if (cancelling && data.paid <= data.refunded) expect(cancelling.back.amount).toBe(0);
    }),
  );
});
