/** A day as it is stored, `YYYY-MM-DD`, or so many days from the one on which a form is filled in. */
const DAY = /^(?:\d{4}-\d{2}-\d{2}|today(?:[+-]\d{1,4})?)$/;

/** Says what to write in the place of what is no day. */
export function validateDay(value: unknown): string | true {
  if (!value || (typeof value === 'string' && DAY.test(value) && isThere(value))) return true;
  return 'Write a day as 2027-03-31, or today, or today+14.';
}

/** A bound that a page can be kept with; undefined for one that depends on today. */
export function fixedDay(day: string | undefined): string | undefined {
  return day && /^\d/.test(day) && validateDay(day) === true ? day : undefined;
}

function isThere(day: string): boolean {
  return day.startsWith('today') || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
}
