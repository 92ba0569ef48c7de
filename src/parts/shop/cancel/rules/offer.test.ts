import { expect, it } from 'vitest';
import { addUp } from './offer.ts';

const order = { currency: 'EUR', paid: 48_000, back: 48_000, byHand: 0 };

it('addUp adds what returns to several orders', () => {
  expect(addUp([order, { ...order, byHand: 48_000 }], 'EUR')).toEqual([
    { currency: 'EUR', paid: 96_000, back: 96_000, byHand: 48_000 },
  ]);
});

it('addUp never adds amounts of different currencies: a tour may have changed its currency while it was sold', () => {
  const yen = { currency: 'JPY', paid: 90_000, back: 90_000, byHand: 90_000 };
  expect(addUp([order, yen, order], 'EUR')).toEqual([
    { currency: 'EUR', paid: 96_000, back: 96_000, byHand: 0 },
    { currency: 'JPY', paid: 90_000, back: 90_000, byHand: 90_000 },
  ]);
});

it('addUp leaves out a currency in which nothing was paid, and gives one sum of nothing where nothing was paid at all', () => {
  const unpaid = { currency: 'JPY', paid: 0, back: 0, byHand: 0 };
  expect(addUp([unpaid, order], 'JPY')).toEqual([order]);
  expect(addUp([unpaid], 'JPY')).toEqual([unpaid]);
  expect(addUp([], 'EUR')).toEqual([{ currency: 'EUR', paid: 0, back: 0, byHand: 0 }]);
});
