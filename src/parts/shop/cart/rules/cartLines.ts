import { type Booking, statusAt } from '../../../../tours/booking/booking.ts';
import { type TotalLine, type Totals, totalsOf } from '../../rules/totals.ts';

/** More journeys than this do not go into one cart. */
export const MOST_LINES = 10;
/** Places are held no longer than this after they were taken into a cart, however often more time is asked for. */
export const MOST_HOLD_MS = 2 * 60 * 60_000;

/** The bookings of a cart. */
export interface CartLines {
  /** Those whose places are held. */
  live: Booking[];
  /** Those whose hold is over; they stay until somebody takes them away or asks again. */
  ended: Booking[];
}

/** What stands in a cart at a moment. */
export function linesAt({ bookings }: { bookings: readonly Booking[] }, now: Date): CartLines {
  const are = (status: 'ON_HOLD' | 'EXPIRED') => bookings.filter((booking) => statusAt(booking, now) === status);
  return { live: are('ON_HOLD'), ended: are('EXPIRED') };
}

/** How many travel by these lines. */
export function travellersOf(lines: readonly Pick<Booking, 'items'>[]): number {
  return lines.reduce((sum, { items }) => sum + items.length, 0);
}

/** When the first of these holds ends, ISO 8601; undefined where nothing is held. */
export function firstEnd(live: readonly Pick<Booking, 'expiresAt'>[]): string | undefined {
  return live.flatMap(({ expiresAt }) => expiresAt ?? []).sort((one, other) => Date.parse(one) - Date.parse(other))[0];
}

/**
 * Until when a line is held that is renewed now: as long as a new one, but at most two hours after it was made, and never shorter than before.
 * @param most milliseconds instead of the two hours, of a visitor who has held places there before
 * @returns ISO 8601
 */
export function renewedEnd(
  { createdAt, expiresAt }: Pick<Booking, 'createdAt' | 'expiresAt'>,
  { minutes, most = MOST_HOLD_MS, now }: { minutes: number; most?: number; now: Date },
): string {
  const began = Date.parse(createdAt);
  const latest = (Number.isNaN(began) ? now.getTime() : began) + Math.min(most, MOST_HOLD_MS);
  const wanted = Math.min(now.getTime() + minutes * 60_000, latest);
  return new Date(Math.max(wanted, Date.parse(expiresAt ?? '') || 0)).toISOString();
}

/** Whether asking for more time gives any of these lines at least a minute. */
export function canRenew(live: readonly Booking[], options: { minutes: number; now: Date }): boolean {
  return live.some((line) => isLonger(line, renewedEnd(line, options)));
}

/** Whether a new end gives a line at least a minute more. @param end ISO 8601 */
export function isLonger({ expiresAt }: Pick<Booking, 'expiresAt'>, end: string): boolean {
  return Date.parse(end) - Date.parse(expiresAt ?? '') >= 60_000;
}

/**
 * What the lines of a cart come to before a promotion, which is judged at the checkout.
 * @param depositOf what the tour of a line asks for at once, in percent
 */
export function cartTotals(
  live: readonly Booking[],
  { balanceDays, day, depositOf }: { balanceDays: number; day: string; depositOf(line: Booking): number | undefined },
): Totals {
  const lines = live.map((line): TotalLine => ({ total: line.total, start: line.start, deposit: depositOf(line) }));
  return totalsOf(lines, { balanceDays, day, discount: 0, plan: 'full' });
}
