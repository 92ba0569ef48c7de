import { expect, it } from 'vitest';
import { amountDue, dueKind } from './orderDue.ts';

const ORDER = { dueNow: 200, paid: 0, plan: 'deposit', refunded: 0, status: 'CONFIRMED', total: 1000 } as const;

it.each([
  ['whose transfer is waited for: the deposit, in whatever way it is paid', { method: 'transfer' }, 'deposit', 200],
  ['whose transfer is to be all of it', { method: 'transfer', plan: 'full', dueNow: 1000 }, 'full', 1000],
  ['that is paid by transfer, and nothing of it at once', { method: 'transfer', dueNow: 0 }, 'balance', 1000],
  ['whose deposit has come by transfer: the rest', { method: 'transfer', paid: 200 }, 'balance', 800],
  ['whose deposit was paid by card: the rest', { method: 'stripe', paid: 200 }, 'balance', 800],
  ['that is paid on arrival: all of it', { method: 'arrival', dueNow: 1000 }, 'balance', 1000],
  ['that is not confirmed yet: what is due at once', { method: 'transfer', status: 'PLACED' }, 'deposit', 200],
  ['that was cancelled: nothing', { method: 'transfer', status: 'CANCELLED' }, undefined, 0],
  ['of which all is paid: nothing', { paid: 1000 }, undefined, 0],
] as const)('the amount due of an order %s', (_name, changes, kind, amount) => {
  const order = { ...ORDER, ...changes };
  expect([dueKind(order), amountDue(order)]).toEqual([kind, amount]);
});
