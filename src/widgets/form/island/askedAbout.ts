import type { Translate } from '../../../shared/messages/index.ts';

/** What an address can say of a tour: its code or id, one of its departures, one of its days. */
const [TOUR, DEPARTURE, DAY] = ['tour', 'departure', 'day'] as const;

/**
 * Says above the form what somebody asks about, as the query of an address has it (`?tour=KH-03&departure=12&day=3`). Dates are those that
 * the page itself shows.
 * @returns whether the query says anything
 */
export function askAbout(form: HTMLFormElement, search: string, t: Translate): boolean {
  const line = form.querySelector<HTMLElement>('.r-form__about');
  const box = line?.querySelector<HTMLInputElement>('input[name="_tour"]');
  const query = new URLSearchParams(search);
  const tour = read(query, TOUR, /^[\w-]{1,40}$/);
  const departure = read(query, DEPARTURE, /^\d{1,9}$/);
  const day = read(query, DAY, /^\d{1,3}$/);
  if (!line || !box || !(tour || departure || day)) return false;
  if (box.disabled) {
    // Without a tour nobody knows of which tour the date is.
    if (!tour) return false;
    box.value = tour;
    box.disabled = false;
    setText(line, '[data-tour]', tour);
  }
  line.hidden = false;
  box.checked = true;
  const dates = departure && document.querySelector(`[data-id="${departure}"] time`)?.textContent;
  const said = [dates, day && t('forms.aboutDay', { day })].filter(Boolean);
  setText(line, '[data-asked]', said.map((words) => `, ${words}`).join(''));
  line.dataset.departure = departure;
  line.dataset.day = day;
  return true;
}

/** What is sent of it; nothing once the visitor has taken it away. */
export function readAskedAbout(form: HTMLFormElement): Record<string, string> {
  const line = form.querySelector<HTMLElement>('.r-form__about');
  if (!line?.querySelector<HTMLInputElement>('input')?.checked) return {};
  const { day, departure } = line.dataset;
  return { ...(departure && { _departure: departure }), ...(day && { _day: day }) };
}

function read(query: URLSearchParams, name: string, form: RegExp): string {
  const value = query.get(name) ?? '';
  return form.test(value) ? value : '';
}

function setText(line: HTMLElement, selector: string, words: string): void {
  const place = line.querySelector(selector);
  if (place) place.textContent = words;
}
