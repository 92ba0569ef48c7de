import { toEpochDay } from '../../../shared/time/days.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as people type it: `2026-12-20`, `20/12/2026`, `20.12.26`, `20 Dec`, `20 December 2026`.
 * @param today `YYYY-MM-DD`; a day without a year is the next one
 * @returns `YYYY-MM-DD`; undefined for anything else
 */
export function readTypedDay(typed: string, today: string): string | undefined {
  const said = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(said);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const european = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})?$/.exec(said) ?? /^(\d{1,2})[./](\d{1,2})$/.exec(said);
  if (european) return nextDay(european[3], european[2], european[1], today);
  const named = /^(\d{1,2})\.? ?([a-z]{3,9})\.?(?: (\d{4}))?$/.exec(said);
  const month = named ? MONTHS.indexOf((named[2] ?? '').slice(0, 3)) + 1 : 0;
  return named && month > 0 ? nextDay(named[3], String(month), named[1], today) : undefined;
}

function nextDay(year: string | undefined, month: string | undefined, day: string | undefined, today: string) {
  if (year) return dayOf(year.length === 2 ? `20${year}` : year, month, day);
  const soon = dayOf(today.slice(0, 4), month, day);
  return soon && soon < today ? dayOf(String(Number(today.slice(0, 4)) + 1), month, day) : soon;
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return toEpochDay(iso) === undefined ? undefined : iso;
}
