const DAY = 86_400_000;

/**
 * Local date and time some days from process start, for defaults and examples: a fixed date would expire.
 * @param time as `HH:mm`
 */
export function inDays(days: number, time: string): string {
  return `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)} ${time}`;
}
