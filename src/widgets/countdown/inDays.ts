const DAY = 86_400_000;

/**
 * A wall clock some days after the process began, for what a new countdown holds and for examples: any fixed date would be over some day.
 * @param time as `HH:mm`
 */
export function inDays(days: number, time: string): string {
  return `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)} ${time}`;
}
