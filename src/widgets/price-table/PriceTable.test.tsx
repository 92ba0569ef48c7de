import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { PriceTableBlock } from '../../cms/payload-types.ts';
import { formatPrice } from './currencies.ts';

const show = (plan: object, fields: object = {}) =>
  renderExample({
    block: { blockType: 'price-table', plans: [{ title: 'Together', ...plan }], ...fields } as PriceTableBlock,
  });

test.each([
  [1190, 'EUR', 'en', '€1,190'],
  [1190.5, 'EUR', 'en', '€1,190.50'],
  [990, 'GBP', 'en', '£990'],
  [1190, 'EUR', 'fr', '1\u202f190\u00a0€'],
] as const)('%d %s in %s is formatted as %s', (price, currency, locale, expected) => {
  expect(formatPrice(price, currency, locale)).toBe(expected);
});

test('a higher old price is struck through, and announced as old', async () => {
  const { main } = await show({ price: 90, originalPrice: 100 });
  expect(main.querySelector('s')?.textContent).toBe('Before: €100');
  expect(main.querySelector('.r-plan__amount')?.textContent).toBe('Now: €90');
});

test.each([90, 80, -1, null, '100'])('an old price that was %s is not shown', async (originalPrice) => {
  const { main } = await show({ price: 90, originalPrice });
  expect(main.querySelector('s')).toBeNull();
  expect(main.querySelector('.r-plan__amount')?.textContent).toBe('€90');
});

test('icons have text alternatives', async () => {
  const { main } = await show({
    features: [
      { text: 'Guide', sign: 'yes' },
      { text: 'Flight', sign: 'no' },
      { text: 'Ask', sign: 'none' },
      { sign: 'yes' },
    ],
  });
  expect([...main.querySelectorAll('.r-plan__features li')].map(({ textContent }) => textContent)).toEqual([
    'Included: Guide',
    'Not included: Flight',
    'Ask',
  ]);
});

test('a button without target or label is not rendered', async () => {
  const link = { kind: 'address', address: '/contact/' };
  expect((await show({ buttonLabel: 'Ask', link })).main.querySelectorAll('a')).toHaveLength(1);
  expect((await show({ buttonLabel: 'Ask' })).main.querySelector('a')).toBeNull();
  expect((await show({ link })).main.querySelector('a')).toBeNull();
});

test('a zero price is shown as free; a missing one is not shown', async () => {
  expect((await show({ price: 0 })).main.querySelector('.r-plan__amount')?.textContent).toBe('€0');
  expect((await show({})).main.querySelector('.r-plan__price')).toBeNull();
});
