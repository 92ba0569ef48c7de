/** Placeholder in `willBeBackText` for the time until the account is back. */
export const TIME_PLACEHOLDER = '[njwa_time_work]';

/** Suffixes of hours and minutes, joined by a colon. */
export const DEFAULT_TIME_SYMBOLS = 'h:m';

/** Replaces the placeholder with a number of minutes: ` 2h:5m `, spaces included (spec, step 3). */
export function fillTimeUntil(text: string, minutes: number, timeSymbols: string | null | undefined): string {
  const [hourSymbol = '', minuteSymbol = ''] = (timeSymbols || DEFAULT_TIME_SYMBOLS).split(':');
  const time = ` ${Math.floor(minutes / 60)}${hourSymbol}:${minutes % 60}${minuteSymbol} `;
  return text.split(TIME_PLACEHOLDER).join(time);
}
