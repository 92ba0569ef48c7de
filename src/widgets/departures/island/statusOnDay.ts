/** Formats a day as departures store it, `YYYY-MM-DD`, in the reader's time zone. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * State of a departure on a day: started, past the deadline of enquiries, or open.
 * @param today `YYYY-MM-DD`
 */
export function statusOnDay(
  { start, until }: { start: string; until: string },
  today: string,
): 'over' | 'late' | 'coming' {
  if (start <= today) return 'over';
  return until < today ? 'late' : 'coming';
}
