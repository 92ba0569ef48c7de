import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRefunds, refundableOf } from '../../orders/refunds.ts';
import { isCheckDue } from '../../rules/nextCheck.ts';
import { transferDue } from './lateness.ts';
import { decideMoney, dueOf } from './owed.ts';

const ORDER = { currency: 'EUR', status: 'CONFIRMED', dueNow: 200, total: 1000, paid: 200, refunded: 0 } as const;

it.each([
  ['a deposit', { status: 'PLACED', paid: 0 }, false, { kind: 'deposit', amount: 200 }],
  ['everything', { status: 'PLACED', paid: 0, dueNow: 1000 }, true, { kind: 'full', amount: 1000 }],
  ['the balance, less what was given back', { refunded: 50 }, true, { kind: 'balance', amount: 850 }],
  ['nothing at once', {}, false, { kind: 'balance', amount: 0 }],
  [
    'a deposit by card in place of its transfer',
    { paid: 0, method: 'transfer' },
    false,
    { kind: 'deposit', amount: 200 },
  ],
  ['nothing of what is paid', { paid: 1000 }, true, { kind: 'balance', amount: 0 }],
  ['nothing any more', { status: 'EXPIRED' }, true, undefined],
] as const)('dueOf asks for %s', (_name, data, isBalance, due) => {
  expect(dueOf({ ...ORDER, ...data }, isBalance)).toEqual(due && { ...due, currency: 'EUR' });
});

it.each([
  ['confirms what was placed', { status: 'PLACED', paid: 0 }, 'deposit', 200, 'confirm'],
  ['confirms what has expired', { status: 'EXPIRED', paid: 0 }, 'full', 1000, 'confirm'],
  ['pays the balance', {}, 'balance', 800, 'count'],
  ['pays what was booked unpaid', { paid: 0 }, 'full', 1000, 'count'],
  ['pays a deposit in place of its transfer', { paid: 0, method: 'transfer' }, 'deposit', 200, 'count'],
  ['goes back as a deposit when its transfer has come', { method: 'transfer' }, 'deposit', 200, 'return'],
  ['goes back as a second deposit', {}, 'deposit', 200, 'return'],
  ['goes back as more than is left', {}, 'balance', 801, 'return'],
  ['goes back to whoever has cancelled', { status: 'CANCELLED' }, 'balance', 800, 'return'],
] as const)('money %s', (_name, data, kind, amount, decided) => {
  expect(decideMoney({ ...ORDER, ...data }, { kind, amount, currency: 'EUR' })).toBe(decided);
});

it('money in another currency than the order’s is refused', () => {
  expect(() => decideMoney(ORDER, { kind: 'balance', amount: 800, currency: 'MAD' })).toThrow(RangeError);
});

it('a transfer is due in some days, and no later than the first tour starts', () => {
  expect(transferDue('2027-02-26', 5, ['2027-06-01'])).toBe('2027-03-03');
  expect(transferDue('2027-02-26', 5, ['2027-06-01', '2027-02-28'])).toBe('2027-02-28');
});

it('a payment is checked after two minutes, then every five, then up to hourly, and once it expires', () => {
  const begun = Date.parse('2027-01-01T00:00:00Z');
  const at = (minutes: number) => new Date(begun + minutes * 60_000);
  const due = (checked: number | undefined, now: number, ends = 100_000) =>
    isCheckDue(
      {
        createdAt: at(0).toISOString(),
        checkedAt: checked === undefined ? undefined : at(checked).toISOString(),
        expiresAt: at(ends).toISOString(),
      },
      at(now),
    );
  expect([due(undefined, 1), due(undefined, 2)]).toEqual([false, true]);
  expect([due(2, 6), due(2, 7), due(40, 59), due(40, 60)]).toEqual([false, true, false, true]);
  expect([due(600, 659), due(600, 660)]).toEqual([false, true]);
  expect([due(59, 61, 60), due(61, 62, 60)]).toEqual([true, false]);
});

it('refunds survive storing, and never exceed the payment', () => {
  const refund = fc.record({
    key: fc.stringMatching(/^\w{1,9}$/),
    amount: fc.integer({ min: 1, max: 500 }),
    at: fc.constant('2027'),
  });
  fc.assert(
    fc.property(fc.array(refund), fc.anything(), fc.nat(2000), (refunds, anything, amount) => {
      const read = readRefunds(JSON.parse(JSON.stringify([...refunds, null, { amount: 5 }])));
      expect(read).toMatchObject(refunds);
      const given = refunds.reduce((sum, one) => sum + one.amount, 0);
      expect(refundableOf({ amount, refunds: read })).toBe(Math.max(0, amount - given));
      expect(Array.isArray(readRefunds(anything))).toBe(true);
    }),
  );
});
