import type { Translate } from '../../../shared/messages/index.ts';

/** Query parameters of the subject: a tour's code or id, a departure, a day. */
const [TOUR, DEPARTURE, DAY] = ['tour', 'departure', 'day'] as const;

/**
 * Shows the subject of the URL's query above the form (`?tour=KH-03&departure=12&day=3`). Dates are those of the page.
 * @returns whether the query has a subject
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
    // A date is ambiguous without its tour.
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

/** Subject to send; empty when the visitor has removed it. */
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
