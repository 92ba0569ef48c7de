const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** What is announced of the time that is left. */
type TimerNews = 'fiveMinutes' | 'oneMinute' | 'ended';

const MOMENTS: readonly (readonly [TimerNews, number])[] = [
  ['ended', 0],
  ['oneMinute', MINUTE_MS],
  ['fiveMinutes', 5 * MINUTE_MS],
];

/** Time as a clock shows it: `9:05`; hours become minutes. @param ms that are left; below 0 nothing is */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * What is to be announced of what is left: the last moment that has come since the clock was looked at before, so that a tab that has slept says one
 * thing. Undefined where none has.
 * @param before ms that were left then; undefined: it is looked at for the first time, and only an end is news
 */
export function newsOf(ms: number, before: number | undefined): TimerNews | undefined {
  const [news, moment] = MOMENTS.find(([, at]) => ms <= at) ?? [];
  if (news === undefined || moment === undefined) return undefined;
  if (before === undefined) return news === 'ended' ? news : undefined;
  return before > moment ? news : undefined;
}
