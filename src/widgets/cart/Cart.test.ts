import { afterAll, expect, test, vi } from 'vitest';
import { HOSTILE } from '../../../tests/support/hostile/hostile.ts';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import { findActiveContent } from '../../../tests/support/widgets/inertness.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { LINE_FORM } from '../../parts/shop/cart/rules/addresses.ts';
import { sampleCart } from '../../parts/shop/cart/sampleCart.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const show = (cart: OpenOrder | undefined, shop: object = {}, more: { checkout?: object; page?: object } = {}) =>
  renderExample(
    { block: { blockType: 'cart' } },
    {
      change: (view) => {
        if (!view || typeof view !== 'object' || !('parts' in view)) return view;
        const parts = { ...(view.parts as object), ...(Object.keys(shop).length > 0 && { shop }) };
        return { ...view, ...more.page, parts, visitor: { shop: { cart, checkout: more.checkout } } };
      },
    },
  );
const texts = (main: Element, selector: string) => [...main.querySelectorAll(selector)].map((one) => one.textContent);

test('each line has its journey, price and actions; one whose hold has expired is still listed', async () => {
  const { main, markup } = await show(sampleCart(NOW));
  expect(texts(main, '.r-cart__title')).toHaveLength(3);
  expect(texts(main, '.r-cart__title a')).toEqual([
    'Three days to the dunes of Erg Chebbi',
    'A day on foot in the Ourika',
  ]);
  expect([...main.querySelectorAll<HTMLButtonElement>('.r-cart__acts button')].map(({ value }) => value)).toEqual([
    'change',
    'remove',
    'change',
    'remove',
    'again',
    'remove',
  ]);
  expect(texts(main, '.r-cart__sum strong')).toEqual(['€2,990']);
  expect(texts(main, '.r-cart__until time')).toEqual(['12:24 (UTC)']);
  expect(main.querySelector('.r-cart__end a')?.getAttribute('href')).toBe('/checkout/');
  expect(await auditMarkup(markup)).toEqual([]);
});

test('with all holds expired there is no total and no checkout link', async () => {
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

test.each([
  ['Europe/Paris', '14:24 (Paris time)'],
  ['America/New_York', '08:24 (New York time)'],
  ['+05:30', '17:54 (UTC+05:30)'],
  ['Nowhere/Land', '12:24 (UTC)'],
])('an operator in %s shows the hold’s end in that time zone', async (timezone, time) => {
  vi.setSystemTime('2027-06-01T12:00:00Z');
  const { main } = await show(sampleCart(new Date()), {}, { page: { site: { name: 'Khettara', timezone } } });
  vi.setSystemTime(NOW);
  expect(texts(main, '.r-cart__until time')).toEqual([time]);
});

test('with a deposit shows what is due now and later', async () => {
  const cart = sampleCart(NOW);
  const deposit = { total: 299_000, dueNow: 59_800, balanceDue: '2099-02-26' };
  const { main } = await show(cart, {}, { checkout: { currency: 'EUR', deposit } });
  expect(texts(main, '.r-cart__end p')[1]).toBe(
    'Pay €598 now, and the rest, €2,392, by 26 Feb 2099. Or all of it at once.',
  );
});

test('rejected numbers are shown again as typed, with the error once', async () => {
  const cart = sampleCart(NOW);
  const [line, other] = cart.bookings;
  const typed = { do: 'change', line: line?.uuid ?? '', adults: '70', children: 'x', extra: ['single'], count: ['4'] };
  const answered = { part: 'shop', id: LINE_FORM, typed, faults: {}, message: 'So many places are not left.' };
  const { main } = await show(cart, {}, { page: { answered } });
  const values = (uuid: string | undefined) =>
    [...(main.querySelector(`[value="${uuid}"]`)?.parentElement?.querySelectorAll('[type=number]') ?? [])].map(
      (input) => input.getAttribute('value'),
    );
  expect([values(line?.uuid), values(other?.uuid)]).toEqual([
    ['70', 'x', '4'],
    ['2', '1'],
  ]);
  expect(texts(main, '[role=alert]')).toEqual(['So many places are not left.']);
});

test.each([
  ['adults', { adults: '70' }, ['70']],
  ['children', { children: '-1' }, ['-1']],
  ['extra', { extra: ['single'], count: ['4'] }, ['4']],
  ['line', {}, []],
])('a validation error of %s is shown beside its field, on its own line only', async (name, wrong, marked) => {
  const cart = sampleCart(NOW);
  const [line] = cart.bookings;
  const typed = { do: 'change', line: line?.uuid ?? '', adults: '2', children: '0', extra: [], count: [], ...wrong };
  const answered = {
    part: 'shop',
    id: LINE_FORM,
    typed,
    faults: { [name]: 'Choose fewer.' },
    message: 'Choose fewer.',
  };
  const { main, markup } = await show(cart, {}, { page: { answered } });
  const invalid = [...main.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  expect(invalid.map((input) => input.getAttribute('value'))).toEqual(marked);
  for (const input of invalid)
    expect(main.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent).toBe('Choose fewer.');
  expect(await auditMarkup(markup)).toEqual([]);
});

test('with the shop off shows only a message', async () => {
  const { main } = await show(sampleCart(NOW), { isOn: false });
  expect(texts(main, '.r-cart > *')).toEqual([
    'Journeys cannot be booked here at the moment. Write to us, and we answer.',
  ]);
});

test.each(HOSTILE)('%j in a booking is escaped', async (text) => {
  const { bookings, ...cart } = sampleCart(NOW);
  const { main } = await show({
    ...cart,
    bookings: bookings.map((line) => ({ ...line, tourTitle: text, uuid: text })),
  });
  expect(findActiveContent(main)).toEqual([]);
});
