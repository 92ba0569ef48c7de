import type { CancellationStep } from '../tour.ts';
import type { Booking } from './booking.ts';
import { type Refund, refundOn } from './refund.ts';

const DAY_MS = 86_400_000;

/** A booking of an order that is to be cancelled or goes on. */
export interface PricedBooking {
  id: number;
  /** Before a discount, smallest unit of the order's currency. */
  total: number;
  /** Percent of its price that is kept if it is cancelled now. */
  keptPercent: number;
}

/** The amounts of an order, smallest unit of its currency. */
export interface OrderMoney {
  total: number;
  discount: number;
  paid: number;
  refunded: number;
}

/** What a cancellation means for one booking. */
export interface CancelledBooking {
  id: number;
  /** Its part of what the order cost, after a discount, smallest unit. */
  share: number;
  /** What is kept of that. */
  fee: number;
  /** What the terms give back, in OCTO's words. */
  refund: Refund;
}

/** What a cancellation changes of an order's money, smallest unit of its currency. */
export interface Cancellation {
  bookings: CancelledBooking[];
  /** What the order costs afterwards: what stands, and what is kept of what was cancelled. */
  subtotal: number;
  discount: number;
  total: number;
  /** What goes back to the traveller. */
  back: number;
  /** The most that staff can give back instead. */
  most: number;
}

/**
 * Percent of a price that a tour's terms keep of somebody who cancels on a day.
 * @param steps the longest notice first; without any, nothing is kept until the day it sets out
 * @param start first day of the journey, `YYYY-MM-DD`
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

/** What of an order was paid for in vain: more than it costs, smallest unit. The counterpart of its balance. */
export function creditOf({ paid, refunded, total }: Pick<OrderMoney, 'paid' | 'refunded' | 'total'>): number {
  return Math.max(0, paid - refunded - total);
}

/**
 * What becomes of an order's money when some of its bookings are cancelled. Of an order of which nothing stands afterwards nothing is claimed that was not paid.
 * @param standing its bookings that stand now
 * @param leaving the ids of those that are cancelled
 * @param kept what earlier cancellations have kept, smallest unit; it is part of the order's total
 * @param amount what staff give back in place of what the terms say; undefined: the terms decide
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
  // What was paid above the price goes back already.
  const held = Math.min(order.total, Math.max(0, order.paid - order.refunded));
  const base = Math.max(0, order.total - freed);
  const isWhole = standing.every(({ id }) => leaving.has(id));
  const most = Math.max(0, held - base);
  const byTerms = Math.max(0, most - sum(gone.map(({ fee }) => fee)));
  const back = amount ?? byTerms;
  if (!Number.isSafeInteger(back) || back < 0 || back > most) throw new RangeError(`An amount from 0 to ${most}.`);
  // What staff decide is kept or given back, whatever the terms say; of what was never paid nothing is kept of an order that ends.
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

/** Fees are parted as the terms part them; where the terms keep nothing, as the prices are. */
function weighed(gone: readonly { share: number; fee: number }[]): { total: number }[] {
  const isKept = gone.some(({ fee }) => fee > 0);
  return gone.map(({ fee, share }) => ({ total: isKept ? fee : share }));
}

/** Parts an amount by weights, to the smallest unit: the parts together are the amount. */
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

/** Rounded down, in favour of whoever cancels. */
function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
