import { parseDay } from '../../../shared/time/parseDay.ts';

/** A day without its year: `20/12`, `20.12.`, `20 Dec`. */
const WITHOUT_YEAR = /^(?:\d{1,2}[./]\d{1,2}|\d{1,2}\.? ?[a-z]{3,9})[./]?$/i;

/**
 * A day as people type it into a search: as {@link parseDay} reads it, or without its year.
 * @param today `YYYY-MM-DD`; a day without a year is the next one
 * @returns `YYYY-MM-DD`; undefined for anything else
 */
export function readTypedDay(typed: string, today: string): string | undefined {
  const said = typed.trim();
  if (!WITHOUT_YEAR.test(said)) return dayOf(said);
  const date = said.replace(/[./]$/, '');
  const separator = /[a-z]/i.test(date) ? ' ' : '/';
  const year = Number(today.slice(0, 4));
  const soon = dayOf(`${date}${separator}${year}`);
  return soon && soon < today ? dayOf(`${date}${separator}${year + 1}`) : soon;
}

function dayOf(text: string): string | undefined {
  const parsed = parseDay(text);
  return 'day' in parsed ? parsed.day : undefined;
}
