import { expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../tests/support/audit.ts';
import { HOSTILE } from '../../../tests/support/hostile.ts';
import { findActiveContent } from '../../../tests/support/inertness.ts';
import { renderExample } from '../../../tests/support/renderExample.ts';
import { sampleCart } from '../../parts/shop/cart/sampleCart.ts';
import type { OpenOrder } from '../../parts/shop/openOrder.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
vi.useFakeTimers({ now: NOW, toFake: ['Date'] });

const show = (cart: OpenOrder | undefined, shop: object = {}) =>
  renderExample(
    { block: { blockType: 'cart' } },
    {
      change: (view) => {
        if (!view || typeof view !== 'object' || !('parts' in view)) return view;
        const parts = { ...(view.parts as object), ...(Object.keys(shop).length > 0 && { shop }) };
        return { ...view, parts, visitor: { shop: { cart } } };
      },
    },
  );
const texts = (main: Element, selector: string) => [...main.querySelectorAll(selector)].map((one) => one.textContent);

test('each line has its journey, its price and its acts; one whose time is over is still there', async () => {
  const { main, markup } = await show(sampleCart(NOW));
  expect(texts(main, '.r-cart__title')).toHaveLength(3);
  expect(texts(main, '.r-cart__title a')).toEqual([
    'Three days to the dunes of Erg Chebbi',
    'A day on foot in the Ourika',
  ]);
  expect([...main.querySelectorAll<HTMLButtonElement>('.r-cart__line button')].map(({ value }) => value)).toEqual([
    'change',
    'remove',
    'change',
    'remove',
    'again',
    'remove',
  ]);
  expect(texts(main, '.r-cart__sum strong')).toEqual(['€2,990']);
  expect(texts(main, '.r-cart__until time')).toEqual(['12:24 UTC']);
  expect(main.querySelector('.r-cart__end a')?.getAttribute('href')).toBe('/checkout/');
  expect(await auditMarkup(markup)).toEqual([]);
});

test('when nothing is held any more there is no sum and no way to the checkout', async () => {
  const { bookings, ...cart } = sampleCart(NOW);
  const { main } = await show({ ...cart, bookings: bookings.slice(2) });
  expect(texts(main, '.r-cart__title')).toEqual(['From snow to sand']);
  expect(main.querySelector('.r-cart__end, .r-cart__hold, rihla-island')).toBeNull();
});

test.each([
  ['nobody', undefined],
  ['whoever took all away', { ...sampleCart(NOW), bookings: [] }],
])('%s sees an empty cart', async (_, cart) => {
  const { main } = await show(cart);
  expect(texts(main, '.r-cart__nothing')).toEqual(['Nothing in your cart yet.']);
  expect(main.querySelector('form, rihla-island')).toBeNull();
});

test('with the shop off there is nothing', async () => {
  expect((await show(sampleCart(NOW), { isOn: false })).main.childElementCount).toBe(0);
});

test.each(HOSTILE)('%j in a booking is only text', async (text) => {
  const { bookings, ...cart } = sampleCart(NOW);
  const { main } = await show({
    ...cart,
    bookings: bookings.map((line) => ({ ...line, tourTitle: text, uuid: text })),
  });
  expect(findActiveContent(main)).toEqual([]);
});
