import { stepNumbers } from '../../../browser/stepNumbers.ts';
import { DEPARTURE_PARAMETER } from '../../../parts/shop/cart/rules/addresses.ts';
import { formatMoney } from '../../../shared/money.ts';
import { whole } from '../../../tours/readValues.ts';
import { mount as showSeats } from '../../departures/island/DeparturesIsland.ts';
import { showSummary } from '../../form/island/summary.ts';
import { type BookPrice, totalOf } from './totalOf.ts';

export type AddToCartIslandProps = {
  /** Id of the tour. */
  tour: number;
  price: BookPrice;
  /** BCP 47. */
  locale: string;
};

const MOST = 50;

/** Shows the total while choosing, fetches the free seats, and preselects the departure of the URL. */
export function mount(element: HTMLElement, { locale, price, tour }: AddToCartIslandProps): () => void {
  const form = element.querySelector('form');
  if (!form || !price) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const stops = [showSeats(element, { tour }), stepNumbers(form)];
  const show = (): void => showTotal(form, price, locale);
  const observer = new MutationObserver(() => {
    closeRows(form);
    show();
  });
  observer.observe(element, { subtree: true, attributeFilter: ['data-status', 'hidden'] });
  closeRows(form);
  choose(form, new URLSearchParams(location.search).get(DEPARTURE_PARAMETER));
  show();
  form.addEventListener('input', show, { signal });
  form.addEventListener('submit', (event) => askForDates(form) && event.preventDefault(), { signal });
  // Back navigation restores the form's values.
  addEventListener('pageshow', show, { signal });
  return () => {
    listeners.abort();
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

/** Disables departures that can no longer be booked. */
function closeRows(form: HTMLFormElement): void {
  for (const row of form.querySelectorAll<HTMLElement>('.r-book__date')) {
    const input = row.querySelector('input');
    if (!input) continue;
    const isClosed = Boolean(row.hidden) || !/^(open|limited)$/.test(row.dataset.status ?? '');
    if (input.disabled !== isClosed) input.disabled = isClosed;
    if (isClosed) input.checked = false;
  }
}

/** Shows the server's error for a missing departure. @returns whether none is chosen */
function askForDates(form: HTMLFormElement): boolean {
  if (form.querySelector('[name=departure]:checked')) return false;
  const dates = form.querySelector<HTMLElement>('.r-book__dates');
  const first = form.querySelector<HTMLElement>('[name=departure]:enabled') ?? dates;
  const message = form.querySelector('.r-form__summary p')?.textContent ?? '';
  const label = dates?.querySelector('legend')?.firstChild?.textContent?.trim() ?? '';
  showSummary(form, message, [
    { id: dates?.id ?? '', label, words: dates?.dataset.required ?? '', go: () => first?.focus() },
  ]);
  first?.focus();
  return true;
}

function choose(form: HTMLFormElement, departure: string | null): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[name=departure]')];
  // A choice made before this script loaded is kept.
  if (inputs.some(({ checked }) => checked)) return;
  const input = inputs.find(({ disabled, value }) => value === departure && !disabled);
  if (!input) return;
  input.checked = true;
  const folded = input.closest('details');
  if (folded) folded.open = true;
}

function showTotal(form: HTMLFormElement, price: BookPrice, locale: string): void {
  const date = form.querySelector<HTMLInputElement>('[name=departure]:checked');
  const total = totalOf(price, {
    hasDates: date !== null,
    adult: date ? whole(date.dataset.price, 0, Number.MAX_SAFE_INTEGER) : undefined,
    adults: countOf(form.querySelector('[name=adults]')),
    children: countOf(form.querySelector('[name=children]')),
    extras: [...form.querySelectorAll<HTMLInputElement>('[name=count]')].map((input) => ({
      count: countOf(input),
      price: Number(input.dataset.price) || 0,
    })),
  });
  const output = form.querySelector<HTMLElement>('[data-total]');
  const words = total === undefined ? '' : formatMoney(total, price.currency, locale);
  if (output && output.textContent !== words) output.textContent = words;
  form.querySelector<HTMLElement>('.r-book__total')?.toggleAttribute('hidden', total === undefined);
  form.querySelector<HTMLElement>('.r-book__from')?.toggleAttribute('hidden', total !== undefined);
}

function countOf(input: HTMLInputElement | null): number {
  return whole(input?.value, 0, MOST) ?? 0;
}
