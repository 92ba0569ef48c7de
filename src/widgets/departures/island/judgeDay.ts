/** A day as departures name it, `YYYY-MM-DD`, by the clock and zone of whoever reads. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * What a day makes of a departure: it has begun, its last day to ask is over, or it is to come.
 * @param today `YYYY-MM-DD`
 */
export function judgeDay(
  { start, until }: { start: string; until: string },
  today: string,
): 'over' | 'late' | 'coming' {
  if (start <= today) return 'over';
  return until < today ? 'late' : 'coming';
}
