import { inPageLanguage } from '../../../browser/inPageLanguage.ts';
import { departuresPath } from '../../../parts/departures/rules/departurePaths.ts';
import { isObject } from '../../../shared/isObject.ts';
import { addDays } from '../../../shared/time/days.ts';
import { dayOf, statusOnDay } from './statusOnDay.ts';

export type DeparturesIslandProps = {
  /** Id of the tour. */
  tour: number;
};

/** Removes departures that have started since the page was rendered, and fetches the free seats. */
export function mount(element: HTMLElement, { tour }: DeparturesIslandProps): () => void {
  const stop = new AbortController();
  hidePast(element);
  if (Number.isInteger(tour)) {
    fetch(inPageLanguage(departuresPath(tour)), { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((body: unknown) => {
        const places = isObject(body) && isObject(body.places) ? body.places : {};
        for (const row of rowsOf(element)) showSeats(row, places[row.dataset.id ?? '']);
      })
      // Without a response the page stays as rendered.
      .catch(() => undefined);
  }
  return () => stop.abort();
}

function rowsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-last]')];
}

function hidePast(element: HTMLElement): void {
  const today = dayOf(new Date());
  for (const row of rowsOf(element)) {
    const { closed, last } = row.dataset;
    const start = row.querySelector('time')?.dateTime ?? '';
    const judged = statusOnDay({ start, until: addDays(start, -Number(last)) }, today);
    row.hidden = judged === 'over';
    if (judged === 'late' && /open|limited/.test(row.dataset.status ?? '')) showSeats(row, ['closed', closed, '']);
    if (judged === 'late') row.dataset.late = '';
  }
  for (const month of element.querySelectorAll<HTMLElement>('section')) {
    month.hidden = rowsOf(month).every(({ hidden }) => hidden);
  }
}

/** @param told tuple of status, status text and text of the free seats */
function showSeats(row: HTMLElement, told: unknown): void {
  if (!Array.isArray(told) || row.dataset.late !== undefined) return;
  const [status, words, left] = told.map(String);
  row.dataset.status = status;
  setText(row, '.r-departures__status', words);
  setText(row, '.r-departures__left', left);
}

function setText(row: HTMLElement, selector: string, text = ''): void {
  const found = row.querySelector(selector);
  if (found) found.textContent = text;
}
