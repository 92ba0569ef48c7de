/** Days that a row of the itinerary describes. */
interface DayRow {
  day?: unknown;
  dayTo?: unknown;
}

/**
 * Number of the day that follows on the rows before a new one of the itinerary; 1 for the first.
 * @param before the rows above it
 */
export function nextDay(before: readonly DayRow[]): number {
  const numbers = before.flatMap(({ day, dayTo }) => [day, dayTo]).filter((each) => typeof each === 'number');
  return Math.max(0, ...numbers) + 1;
}
