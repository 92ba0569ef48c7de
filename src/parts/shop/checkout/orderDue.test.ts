import { expect, it } from 'vitest';
import { amountDue, dueKind, transferAmount } from './orderDue.ts';

const ORDER = { dueNow: 200, paid: 0, plan: 'deposit', refunded: 0, status: 'CONFIRMED', total: 1000 } as const;

it.each([
  ['of an order whose transfer is waited for: what was due at once', { method: 'transfer' }, 200],
  ['once that has come: the rest', { method: 'transfer', paid: 200 }, 800],
  ['of an order that was paid by card: the rest', { method: 'stripe', paid: 200 }, 800],
  ['before it is confirmed: what is due at once', { method: 'transfer', status: 'PLACED' }, 200],
  ['of a cancelled one: nothing', { method: 'transfer', status: 'CANCELLED' }, 0],
] as const)('transferAmount %s', (_name, changes, amount) => {
  expect(transferAmount({ ...ORDER, ...changes })).toBe(amount);
});

it('a confirmed order that is not paid by transfer asks for its balance, if any', () => {
  expect([dueKind(ORDER), amountDue(ORDER)]).toEqual(['balance', 1000]);
  expect([dueKind({ ...ORDER, paid: 1000 }), amountDue({ ...ORDER, paid: 1000 })]).toEqual([undefined, 0]);
});
