/** A range of consecutive months, from 1 to 12; across the turn of the year `to` is less than `from`. */
export interface MonthRun {
  from: number;
  to: number;
}

/**
 * Groups months into ranges, in the order of the year; December and January are consecutive. The whole year is one range.
 * @param months from 1 to 12, in any order; invalid ones are dropped
 */
export function monthRuns(months: readonly number[]): MonthRun[] {
  const known = new Set(months.filter((month) => Number.isInteger(month) && month >= 1 && month <= 12));
  if (known.size === 12) return [{ from: 1, to: 12 }];
  return [...known]
    .filter((month) => !known.has(before(month)))
    .sort((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (known.has(after(to))) to = after(to);
      return { from, to };
    });
}

function after(month: number): number {
  return (month % 12) + 1;
}

function before(month: number): number {
  return ((month + 10) % 12) + 1;
}
