import { expect, it, test } from 'vitest';
import { addReduction, readReductions, shrinkReductions, sumOf, takeBackReduction } from './reductions.ts';

const STAY = { amount: 5_000, reason: 'Third stay' };

it('reads what is stored, and nothing else', () => {
  expect(readReductions([STAY, { amount: 0 }, { amount: 'much' }, null, { amount: 700 }])).toEqual([
    STAY,
    { amount: 700, reason: '' },
  ]);
  expect(readReductions(null)).toEqual([]);
});

it('merges reductions with one reason, and subtracts from those without a reason', () => {
  const both = addReduction(addReduction([STAY], 1_000, 'Third stay'), 300);
  expect(both).toEqual([
    { amount: 6_000, reason: 'Third stay' },
    { amount: 300, reason: '' },
  ]);
  expect(takeBackReduction(both, 100)).toEqual([both[0], { amount: 200, reason: '' }]);
  expect(takeBackReduction(both, 500)).toEqual([both[0]]);
  expect(addReduction([STAY], 0, 'Nothing')).toEqual([STAY]);
});

test.each([
  ['without a promotion', 10_000, [3_334, 6_666], 5_001, 5_001],
  ['beside a promotion', 20_000, [3_334, 6_666], 10_001, 5_000],
] as const)('a smaller discount shrinks them in proportion, %s', (_, discount, amounts, becomes, sum) => {
  const reductions = amounts.map((amount, index) => ({ amount, reason: String(index) }));
  const shrunk = shrinkReductions({ discount, reductions }, becomes);
  expect([sumOf(shrunk), shrunk.length]).toEqual([sum, 2]);
  expect(shrinkReductions({ discount, reductions }, 0)).toEqual([]);
  expect(shrinkReductions({ discount, reductions }, discount)).toEqual(reductions);
});
