/** Part of a year, first and last day as MM-DD; it may span New Year. */
interface YearlySpan {
  start: string;
  end: string;
}

/** Whether a day lies in a season. @param day YYYY-MM-DD */
export function inSeason(day: string, { end, start }: YearlySpan): boolean {
  const date = day.slice(5);
  return start <= end ? start <= date && date <= end : date >= start || date <= end;
}

/**
 * The next or current occurrence of a season.
 * @param today YYYY-MM-DD
 * @returns first and last day, YYYY-MM-DD
 */
export function nextSeason({ end, start }: YearlySpan, today: string): YearlySpan {
  const year = Number(today.slice(0, 4));
  for (const first of [year - 1, year, year + 1]) {
    const last = `${start <= end ? first : first + 1}-${end}`;
    if (last >= today) return { start: `${first}-${start}`, end: last };
  }
  return { start: `${year + 1}-${start}`, end: `${start <= end ? year + 1 : year + 2}-${end}` };
}
