import { expect, test } from 'vitest';
import { fakeContent } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { BOOK_FORM } from '../../parts/shop/cart/rules/addresses.ts';
import type { AnsweredView } from '../../render/types.ts';
import { DEPARTURE_ROWS } from '../../tours/samples.ts';

const form = { blockType: 'add-to-cart', limit: 2 } as const;
const dates = { blockType: 'departures', showAsk: true, askAddress: '/contact/', showCalendar: false } as const;
const both = { blockType: 'container', blocks: [dates, form] } as never;

interface Changes {
  shop?: object;
  answered?: AnsweredView;
}

const show = (block: typeof form, { answered, shop }: Changes = {}, rows: readonly object[] = DEPARTURE_ROWS) =>
  renderExample(
    { page: 'tour', block },
    {
      content: fakeContent({ listEntries: async () => [...rows] as never }),
      change: (view) =>
        view && typeof view === 'object' && 'parts' in view
          ? { ...view, ...(answered && { answered }), parts: { ...(view.parts as object), ...(shop && { shop }) } }
          : view,
    },
  );
const values = (main: Element, selector: string) =>
  [...main.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value);

test('only departures on sale can be chosen, at their price; free seats are not part of the cached page', async () => {
  const { main } = await show(form);
  expect(values(main, '[name=departure]:enabled')).toEqual(['1', '2', '3', '5']);
  expect([...main.querySelectorAll(':enabled ~ .r-book__price')].map((price) => price.textContent)).toEqual([
    '€520',
    '€520',
    '€520',
    '€520',
  ]);
  expect(main.querySelector('.r-departures__left')?.textContent).toBe('');
  expect(values(main, '[name=extra]')).toEqual(['single', 'day-2-1', 'day-3-1']);
  expect(main.querySelector('.r-book__total')?.hasAttribute('hidden')).toBe(true);
});

test('rejected input is shown again as typed, with the error', async () => {
  const answered: AnsweredView = {
    part: 'shop',
    id: BOOK_FORM,
    typed: { departure: '5', adults: '9', children: '', extra: ['single', 'day-3-1'], count: ['3', ''] },
    faults: {},
    message: 'Not so many.',
  };
  const { main } = await show(form, { answered });
  expect(main.querySelector('[role=alert]')?.textContent).toBe('Not so many.');
  expect(values(main, '[name=departure]:checked, [name=adults], [name=children], [name=count]')).toEqual([
    '5',
    '9',
    '',
    '3',
    '0',
    '',
  ]);
  expect(main.querySelector('details')?.hasAttribute('open')).toBe(true);
  const other = await show(form, { answered: { ...answered, part: 'forms' } });
  expect(other.main.querySelector('[role=alert]')?.hasAttribute('hidden')).toBe(true);
});

test('errors are shown beside the field, and in a focused summary with links to the fields', async () => {
  const answered: AnsweredView = {
    part: 'shop',
    id: BOOK_FORM,
    typed: { departure: '5', adults: '0', children: '2' },
    faults: { adults: 'Children travel with an adult.', extra: 'Not so often.' },
    message: 'Children travel with an adult.',
  };
  const { main } = await show(form, { answered });
  const summary = main.querySelector('[role=alert]');
  expect(summary?.hasAttribute('autofocus')).toBe(true);
  const links = [...(summary?.querySelectorAll('a') ?? [])].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
  expect(links).toEqual([
    ['#book-adults', 'Who travels'],
    ['#book-extra', 'As you like'],
  ]);
  for (const [href = ''] of links) expect(main.querySelector(href ?? '')).not.toBeNull();
  const adults = main.querySelector('#book-adults');
  expect(adults?.getAttribute('aria-invalid')).toBe('true');
  expect(main.querySelector(`#${adults?.getAttribute('aria-describedby')}`)?.textContent).toBe(
    'Children travel with an adult.',
  );
  expect(main.querySelector('form')?.hasAttribute('novalidate')).toBe(true);
});

test('a number has a native input, with room and labels for minus and plus', async () => {
  const { main } = await show(form);
  expect(main.querySelector('.r-stepper > [name=adults]')?.getAttribute('type')).toBe('number');
  expect(main.querySelector('form')?.dataset).toMatchObject({ less: '{label}: one less', more: '{label}: one more' });
});

test('full departures are listed in addition to the limit of bookable ones', async () => {
  const [first, second, third] = DEPARTURE_ROWS;
  const full = [first, second].map((row) => ({ ...row, availability: 'full', status: 'full' }));
  const { main } = await show(form, {}, [...full, third, ...DEPARTURE_ROWS.slice(4)] as never);
  expect(values(main, 'fieldset > div > label > [name=departure]')).toEqual(['1', '2', '3', '5']);
});

test.each([
  ['the shop is off', { shop: { isOn: false } }, DEPARTURE_ROWS],
  ['there is no page of the cart', { shop: { isOn: true } }, DEPARTURE_ROWS],
  ['no date is open', {}, DEPARTURE_ROWS.slice(3, 4)],
])('when %s visitors see nothing', async (_, view, rows) => {
  expect((await show(form, view, rows)).main.childElementCount).toBe(0);
});

test('lists every future departure once with its state; only those on sale can be chosen', async () => {
  const { main } = await show(both);
  expect(values(main, '[name=departure]')).toEqual(DEPARTURE_ROWS.map(({ id }) => String(id)));
  expect(values(main, '[name=departure]:disabled')).toEqual(['4', '6']);
  expect(main.querySelector('[data-id="4"] .r-departures__status')?.textContent).toBe('Full');
  expect(main.querySelectorAll('time')).toHaveLength(DEPARTURE_ROWS.length);
  expect(main.querySelectorAll('.r-book__add')).toHaveLength(DEPARTURE_ROWS.length - 1);
  expect((await show({ ...form, showCalendar: false } as never)).main.querySelector('.r-book__add')).toBeNull();
});

test.each([
  ['the shop is off', { isOn: false }],
  ['there is no page of the cart', { isOn: true }],
])('when %s departures are listed separately and can be enquired about', async (_, shop) => {
  const { main } = await show(both, { shop });
  expect(main.querySelectorAll('.r-departures time').length).toBe(DEPARTURE_ROWS.length);
  expect(main.querySelector('.r-departures .r-ask')?.getAttribute('href')).toContain('/contact/');
});

test('sends nothing with the shop off: no form, cart link, style or script', async () => {
  const all = { blockType: 'container', blocks: [dates, form, { blockType: 'mini-cart' }, { blockType: 'cart-link' }] };
  const sent = async (changes: Changes) => (await show(all as never, changes)).html;
  const ours = /r-book|r-mini-cart|cart_count|\/shop\/|\/cart\/|island\/(add-to-cart|mini-cart|cart)/;
  expect(await sent({})).toMatch(ours);
  expect(await sent({ shop: { isOn: false } })).not.toMatch(ours);
});
