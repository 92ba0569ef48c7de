import type { CancellationStep } from '../tour.ts';
import type { Booking } from './booking.ts';
import { type Refund, refundOn } from './refund.ts';

const DAY_MS = 86_400_000;

/** A booking of an order, with its cancellation fee. */
export interface PricedBooking {
  id: number;
  /** Before a discount, smallest unit of the order's currency. */
  total: number;
  /** Percent of its price kept on cancellation now. */
  keptPercent: number;
}

/** Amounts of an order, smallest unit of its currency. */
export interface OrderMoney {
  total: number;
  discount: number;
  paid: number;
  refunded: number;
}

/** Effect of a cancellation on one booking. */
export interface CancelledBooking {
  id: number;
  /** Its share of the order's price, after discount, smallest unit. */
  share: number;
  /** The fee: the part of the share that is kept. */
  fee: number;
  /** Refund by the terms, in OCTO's words. */
  refund: Refund;
}

/** Effect of a cancellation on an order's amounts, smallest unit of its currency. */
export interface Cancellation {
  bookings: CancelledBooking[];
  /** Price of the order afterwards: remaining bookings, and fees of cancelled ones. */
  subtotal: number;
  discount: number;
  total: number;
  /** Refund to the traveller. */
  back: number;
  /** Highest refund that staff can choose. */
  most: number;
}

/**
 * Cancellation fee by a tour's terms on a day, in percent.
 * @param steps longest notice first; without any, no fee until the day before the start
 * @param start first day of the tour, `YYYY-MM-DD`
 * @param day of the cancellation, `YYYY-MM-DD`
 */
export function keptPercent(steps: readonly CancellationStep[], start: string, day: string): number {
  if (steps.length === 0) return refundOn(steps, start, day) === 'FULL' ? 0 : 100;
  const notice = Math.round((Date.parse(start) - Date.parse(day)) / DAY_MS);
  return Math.min(100, Math.max(0, steps.find(({ days }) => notice >= days)?.percent ?? 100));
}

/**
 * Percent that is kept of a booking that is cancelled on a day: by the terms of its tour; of a hold, and of a departure that the operator has called off, nothing.
 * @param steps as for `keptPercent`
 */
export function keptPercentOf(
  { departure, start, status }: Pick<Booking, 'departure' | 'start' | 'status'>,
  { calledOff, day, steps }: { calledOff: ReadonlySet<number>; day: string; steps: readonly CancellationStep[] },
): number {
  const isFree = status === 'ON_HOLD' || (departure !== undefined && calledOff.has(departure));
  return isFree || !start ? 0 : keptPercent(steps, start, day);
}

/** Overpaid amount of an order: paid beyond its price, smallest unit. The counterpart of its balance. */
export function creditOf({ paid, refunded, total }: Pick<OrderMoney, 'paid' | 'refunded' | 'total'>): number {
  return Math.max(0, paid - refunded - total);
}

/**
 * Computes an order's amounts after some of its bookings are cancelled. If nothing remains, nothing unpaid is charged.
 * @param standing its active bookings
 * @param leaving ids of the bookings to cancel
 * @param kept fees of earlier cancellations, smallest unit; part of the order's total
 * @param amount refund set by staff instead of the terms; undefined: by the terms
 * @throws RangeError for an amount that is no whole number from 0 to `most`
 */
export function priceCancellation(
  order: OrderMoney,
  standing: readonly PricedBooking[],
  leaving: ReadonlySet<number>,
  { amount, kept }: { amount?: number | undefined; kept: number },
): Cancellation {
  const shares = sharesOf(Math.max(0, order.total - kept), standing);
  const gone = standing.flatMap((booking, index) => {
    const share = shares[index] ?? 0;
    return leaving.has(booking.id) ? [{ booking, share, fee: percentOf(share, booking.keptPercent) }] : [];
  });
  const freed = sum(gone.map(({ share }) => share));
  // Overpaid amounts are being refunded already.
  const held = Math.min(order.total, Math.max(0, order.paid - order.refunded));
  const base = Math.max(0, order.total - freed);
  const isWhole = standing.every(({ id }) => leaving.has(id));
  const most = Math.max(0, held - base);
  const byTerms = Math.max(0, most - sum(gone.map(({ fee }) => fee)));
  const back = amount ?? byTerms;
  if (!Number.isSafeInteger(back) || back < 0 || back > most) throw new RangeError(`An amount from 0 to ${most}.`);
  // Staff's amount overrides the terms; an ended order keeps nothing that was never paid.
  const decided = back !== byTerms || isWhole ? Math.min(freed, most - back) : undefined;
  const fees = decided === undefined ? gone.map(({ fee }) => fee) : sharesOf(decided, weighed(gone));
  const total = base + sum(fees);
  const subtotal = Math.max(
    total,
    sum(standing.filter(({ id }) => !leaving.has(id)).map((one) => one.total)) + kept + sum(fees),
  );
  return {
    bookings: gone.map(({ booking, share }, index) => {
      const fee = fees[index] ?? 0;
      return { id: booking.id, share, fee, refund: fee === 0 ? 'FULL' : fee < share ? 'PARTIAL' : 'NONE' };
    }),
    ...{ subtotal, discount: subtotal - total, total, back, most },
  };
}

/** Distributes fees like the terms do; without any, by price. */
function weighed(gone: readonly { share: number; fee: number }[]): { total: number }[] {
  const isKept = gone.some(({ fee }) => fee > 0);
  return gone.map(({ fee, share }) => ({ total: isKept ? fee : share }));
}

/** Distributes an amount by weights, to the smallest unit: the parts add up to it. */
function sharesOf(amount: number, weights: readonly { total: number }[]): number[] {
  const all = sum(weights.map(({ total }) => total));
  let [reached, given] = [0, 0];
  return weights.map(({ total }, index) => {
    reached += total;
    const upTo =
      index === weights.length - 1 ? amount : all === 0 ? 0 : Number((BigInt(amount) * BigInt(reached)) / BigInt(all));
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** Rounded down, in the traveller's favour. */
function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
