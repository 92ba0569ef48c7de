const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Announcements of the time left. */
type TimerNews = 'fiveMinutes' | 'oneMinute' | 'ended';

const MOMENTS: readonly (readonly [TimerNews, number])[] = [
  ['ended', 0],
  ['oneMinute', MINUTE_MS],
  ['fiveMinutes', 5 * MINUTE_MS],
];

/** Time as a clock shows it: `9:05`; hours become minutes. @param ms left; below 0 counts as 0 */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The announcement that is due: the last threshold passed since the previous look, so that a suspended tab announces once. Undefined where none
 * was passed.
 * @param before ms that were left at the previous look; undefined at the first look, where only the end is announced
 */
export function newsOf(ms: number, before: number | undefined): TimerNews | undefined {
  const [news, moment] = MOMENTS.find(([, at]) => ms <= at) ?? [];
  if (news === undefined || moment === undefined) return undefined;
  if (before === undefined) return news === 'ended' ? news : undefined;
  return before > moment ? news : undefined;
}
