import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { PriceListBlock } from '../../cms/payload-types.ts';

const show = (...items: object[]) => renderExample({ block: { blockType: 'price-list', items } as PriceListBlock });

test('an item has a name and a price; the leader dots are hidden from screen readers', async () => {
  const { main } = await show({ title: 'A night more', price: '€ 85' });
  expect(main.querySelector('li')?.textContent).toBe('A night more€ 85');
  expect(main.querySelector('.r-price-list__leader')?.getAttribute('aria-hidden')).toBe('true');
});

test('without a price there is no leader', async () => {
  expect((await show({ title: 'A night more' })).main.querySelector('.r-price-list__leader')).toBeNull();
});

test('unnamed items are skipped; without items renders nothing', async () => {
  expect((await show({ price: '€ 9' }, { title: 'Tea' })).main.querySelectorAll('li')).toHaveLength(1);
  expect((await show({ price: '€ 9' })).main.innerHTML).toBe('');
});

test('style for pictures and links is added only where used', async () => {
  const { css } = await show({ title: 'Tea' });
  expect(css).not.toContain('__picture');
  expect(css).not.toContain('a::after');
});
