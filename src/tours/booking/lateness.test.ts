import { expect, test } from 'vitest';
import { awaitedOf, lateness } from './lateness.ts';

const ORDER = { status: 'CONFIRMED', balanceDue: '2027-04-01', total: 1000, paid: 200, refunded: 0 } as const;

test('lateness counts the days since the due date', () => {
  expect(['2027-03-31', '2027-04-01', '2027-04-11'].map((day) => lateness(ORDER, day))).toEqual([0, 0, 10]);
  expect(lateness({ ...ORDER, paid: 1000 }, '2027-05-01')).toBe(0);
  expect(lateness({ ...ORDER, status: 'CANCELLED' }, '2027-05-01')).toBe(0);
  expect(lateness({ ...ORDER, balanceDue: undefined }, '2027-05-01')).toBe(0);
});

test.each([
  ['stripe', 200, 'balance'],
  [undefined, 0, 'balance'],
  ['transfer', 0, 'transfer'],
  ['transfer', 200, 'balance'],
  ['arrival', 0, 'arrival'],
  ['arrival', 200, 'arrival'],
] as const)('an order by %s with %i paid awaits the %s', (method, paid, awaited) => {
  expect(awaitedOf({ method, paid })).toBe(awaited);
});
