// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { extrasOf, priceOfExtras } from '../../../tours/booking/extras.ts';
import { quote } from '../../../tours/booking/quote.ts';
import { DESERT_TOUR } from '../../../tours/samples.ts';
import { tourOf } from '../../../tours/tour.ts';
import { mount } from './AddToCartIsland.ts';
import { totalOf } from './totalOf.ts';

const PRICE = { currency: 'EUR', isPerBooking: false, child: 36_000 };
const row = (id: number, start: string, price: number, status = 'open') =>
  `<div class="r-book__date" data-id="${id}" data-last="1" data-status="${status}" data-closed="Closed"><time datetime="${start}"></time><input type="radio" name="departure" value="${id}" data-price="${price}"></div>`;
let element: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ places: {} }) }));
  history.replaceState(null, '', '/tours/dunes/?departure=2#book');
  document.body.innerHTML = `<div><form id="book">
    ${row(1, '2099-04-09', 52_000)}<details>${row(2, '2099-05-09', 48_000)}</details>${row(3, '2099-06-09', 1, 'full')}${row(4, '2020-01-01', 1)}
    <input name="adults" value="2"><input name="children" value="1"><input name="count" value="1" data-price="9500"><input name="count" value="" data-price="1500">
    <span class="r-book__from">From</span><span class="r-book__total" hidden><output data-total></output></span></form></div>`;
  element = document.body.lastElementChild as HTMLElement;
  stop = mount(element, { tour: 31, price: PRICE, locale: 'en' });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const total = () => element.querySelector('output')?.textContent;
const field = (name: string) => element.querySelector(`[name=${name}]`) as HTMLInputElement;
const date = (id: number) => element.querySelector(`[value="${id}"]`) as HTMLInputElement;

test('preselects the departure of the URL, and shows the total', () => {
  expect([date(2).checked, element.querySelector('details')?.open]).toEqual([true, true]);
  expect(total()).toBe('€1,415');
  field('adults').value = '1';
  field('adults').dispatchEvent(new Event('input', { bubbles: true }));
  expect(total()).toBe('€935');
  field('adults').value = '0';
  field('children').value = '-1';
  field('adults').dispatchEvent(new Event('input', { bubbles: true }));
  expect([total(), element.querySelector('.r-book__total')?.hasAttribute('hidden')]).toEqual(['', true]);
});

test('a departure chosen before the script loaded stays chosen, regardless of the URL', () => {
  stop();
  date(1).checked = true;
  stop = mount(element, { tour: 31, price: PRICE, locale: 'en' });
  expect([date(1).checked, date(2).checked, total()]).toEqual([true, false, '€1,495']);
});

test('full and past departures cannot be chosen, nor those whose deadline passes', async () => {
  expect([1, 2, 3, 4].map((id) => date(id).disabled)).toEqual([false, false, true, true]);
  (date(2).closest('div') as HTMLElement).dataset.status = 'full';
  await vi.waitFor(() => expect([date(2).disabled, date(2).checked, total()]).toEqual([true, false, '']));
});

test('is not submitted without a departure: the error has a link to the field and gets focus', () => {
  const form = element.querySelector('form') as HTMLFormElement;
  form.insertAdjacentHTML(
    'afterbegin',
    '<div class="r-form__summary" hidden role="alert"><p>Correct this.</p><ul></ul></div><fieldset class="r-book__dates" id="dates" data-required="Choose one."><legend>When <span>required</span></legend></fieldset>',
  );
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit()).toBe(false);
  date(2).checked = false;
  expect(submit()).toBe(true);
  expect(element.querySelector('[role=alert]:not([hidden])')?.textContent).toBe('Correct this.When – Choose one.');
  expect(document.activeElement).toBe(date(1));
});

test('damaged props leave the page as it is', () => {
  expect(() => mount(element, { tour: 31 } as never)()).not.toThrow();
});

test('departures without their own price use the group price, in the browser as on the server', () => {
  const tour = tourOf(DESERT_TOUR);
  if (!tour) throw new Error('The sample is no tour.');
  const price = { ...tour.price, seasons: [], isByParty: true };
  const book = { ...PRICE, parties: price.parties };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 }), (adults, children) => {
      const units = [...Array<string>(adults).fill('adult'), ...Array<string>(children).fill('child')];
      const charged = quote({ price }, { price: undefined, start: '2027-02-01' }, units);
      const said = totalOf(book, { hasDates: true, adult: undefined, adults, children, extras: [] });
      expect(said).toBe('total' in charged ? charged.total : undefined);
    }),
  );
  expect(totalOf(book, { hasDates: false, adult: undefined, adults: 2, children: 0, extras: [] })).toBeUndefined();
});

test('the browser computes the same total as the server', () => {
  const tour = tourOf(DESERT_TOUR);
  if (!tour) throw new Error('The sample is no tour.');
  const counts = fc.integer({ min: 0, max: 8 });
  fc.assert(
    fc.property(counts, counts, counts, fc.integer({ min: 0, max: 1e7 }), (adults, children, taken, price) => {
      fc.pre(adults + children > 0);
      const units = [...Array<string>(adults).fill('adult'), ...Array<string>(children).fill('child')];
      const charged = quote(tour, { price, start: '2027-04-09' }, units);
      const extras = extrasOf(tour).map((extra) => ({ ...extra, count: taken }));
      expect(totalOf(PRICE, { hasDates: true, adult: price, adults, children, extras })).toBe(
        'total' in charged ? charged.total + priceOfExtras(extras) : undefined,
      );
    }),
  );
});
