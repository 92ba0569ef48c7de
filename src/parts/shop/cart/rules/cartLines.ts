import { type Booking, statusAt } from '../../../../tours/booking/booking.ts';
import { type TotalLine, type Totals, totalsOf } from '../../rules/totals.ts';

/** Maximum number of lines in one cart. */
export const MAX_LINES = 10;
/** Longest hold of a line after it was added, however often it is renewed. */
export const MAX_HOLD_MS = 2 * 60 * 60_000;

/** The bookings of a cart. */
export interface CartLines {
  /** Lines whose seats are held. */
  live: Booking[];
  /** Lines whose hold has expired; they stay until they are removed or held again. */
  ended: Booking[];
}

/** The lines of a cart at a moment. */
export function linesAt({ bookings }: { bookings: readonly Booking[] }, now: Date): CartLines {
  const are = (status: 'ON_HOLD' | 'EXPIRED') => bookings.filter((booking) => statusAt(booking, now) === status);
  return { live: are('ON_HOLD'), ended: are('EXPIRED') };
}

/** Number of travellers in these lines. */
export function travellersOf(lines: readonly Pick<Booking, 'items'>[]): number {
  return lines.reduce((sum, { items }) => sum + items.length, 0);
}

/** Expiry of the first of these holds, ISO 8601; undefined where nothing is held. */
export function firstEnd(live: readonly Pick<Booking, 'expiresAt'>[]): string | undefined {
  return live.flatMap(({ expiresAt }) => expiresAt ?? []).sort((one, other) => Date.parse(one) - Date.parse(other))[0];
}

/**
 * New end of a hold that is renewed now: as long as a new hold, but at most two hours after the line was added, and never earlier than before.
 * @param most milliseconds instead of the two hours, for a visitor who has held seats there before
 * @returns ISO 8601
 */
export function renewedEnd(
  { createdAt, expiresAt }: Pick<Booking, 'createdAt' | 'expiresAt'>,
  { minutes, most = MAX_HOLD_MS, now }: { minutes: number; most?: number; now: Date },
): string {
  const began = Date.parse(createdAt);
  const latest = (Number.isNaN(began) ? now.getTime() : began) + Math.min(most, MAX_HOLD_MS);
  const wanted = Math.min(now.getTime() + minutes * 60_000, latest);
  return new Date(Math.max(wanted, Date.parse(expiresAt ?? '') || 0)).toISOString();
}

/** Whether renewing gives any of these lines at least a minute. */
export function canRenew(live: readonly Booking[], options: { minutes: number; now: Date }): boolean {
  return live.some((line) => isLonger(line, renewedEnd(line, options)));
}

/** Whether a new end gives a line at least a minute more. @param end ISO 8601 */
export function isLonger({ expiresAt }: Pick<Booking, 'expiresAt'>, end: string): boolean {
  return Date.parse(end) - Date.parse(expiresAt ?? '') >= 60_000;
}

/**
 * Totals of a cart before a promotion, which is judged at the checkout.
 * @param depositOf deposit of the line's tour, in percent
 */
export function cartTotals(
  live: readonly Booking[],
  { balanceDays, day, depositOf }: { balanceDays: number; day: string; depositOf(line: Booking): number | undefined },
): Totals {
  const lines = live.map((line): TotalLine => ({ total: line.total, start: line.start, deposit: depositOf(line) }));
  return totalsOf(lines, { balanceDays, day, discount: 0, plan: 'full' });
}
