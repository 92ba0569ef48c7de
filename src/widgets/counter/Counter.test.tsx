import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { CounterBlock } from '../../cms/payload-types.ts';
import { formatCount } from './formatCount.ts';
import { countAt } from './island/countAt.ts';

const show = (fields: object) =>
  renderExample({ block: { blockType: 'counter', number: 1460, ...fields } as CounterBlock });

test.each([
  [{}, '1,460'],
  [{ separator: false }, '1460'],
  [{ number: 4.94, decimals: 1 }, '4.9'],
  [{ number: 7, decimals: 99 }, '7.000'],
  [{ number: -3 }, '-3'],
])('%j is in the markup as %s', async (fields, expected) => {
  expect((await show(fields)).main.querySelector('.r-counter__number')?.textContent).toBe(expected);
});

test('numbers are formatted by locale', () => {
  expect(formatCount(1460.5, { decimals: 1, hasGroups: true, locale: 'fr' })).toBe('1\u202f460,5');
  expect(formatCount(12, { decimals: 0, hasGroups: true, locale: 'ar-EG' })).toBe('١٢');
});

test('a duration of zero has no script, and none exceeds five seconds', async () => {
  expect((await show({ duration: 0 })).main.querySelector('rihla-island')).toBeNull();
  const props = (await show({ duration: 900 })).main.querySelector('rihla-island')?.getAttribute('props');
  expect(JSON.parse(props ?? '').seconds).toBe(5);
});

test.each([undefined, null, Number.NaN, 'many'])('a number of %s shows nothing', async (number) => {
  expect((await show({ number })).main.innerHTML).toBe('');
});

test('the count starts and ends at its values, and is monotonic', () => {
  const figure = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(
      figure,
      figure,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (from, to, one, other) => {
        expect(countAt(0, from, to)).toBeCloseTo(from, 3);
        expect(countAt(1, from, to)).toBe(to);
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((share) => countAt(share, from, to));
        const direction = Math.sign(to - from);
        expect(((late ?? 0) - (early ?? 0)) * direction).toBeGreaterThanOrEqual(-1e-6);
      },
    ),
  );
});
