import { t } from '../../../shared/studioWords/t.ts';

/** A stored date, `YYYY-MM-DD`, or an offset from the day on which the form is filled in. */
const DAY = /^(?:\d{4}-\d{2}-\d{2}|today(?:[+-]\d{1,4})?)$/;

/** Field validation of a date; its error names the valid format. */
export function validateDay(value: unknown): string | true {
  if (!value || (typeof value === 'string' && DAY.test(value) && isThere(value))) return true;
  return t('Write a day as 2027-03-31, or today, or today+14.');
}

/** A bound that can be cached with the page; undefined for one relative to today. */
export function fixedDay(day: string | undefined): string | undefined {
  return day && /^\d/.test(day) && validateDay(day) === true ? day : undefined;
}

function isThere(day: string): boolean {
  return day.startsWith('today') || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
}
