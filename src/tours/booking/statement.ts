import type { Tour } from '../tour.ts';
import { type Booking, holdsPlaces } from './booking.ts';
import { creditOf, keptPercentOf, priceCancellation } from './cancellation.ts';
import { awaitedOf } from './lateness.ts';
import { awaitsConfirmation, balanceOf, type Order, type PaymentMethod } from './order.ts';
import { restDue } from './restDue.ts';

/** An amount that is still to be paid. */
export interface Due {
  /** Smallest unit of the order's currency. */
  amount: number;
  /** Last day for it, `YYYY-MM-DD`; undefined: at once, or on no day that is known yet. */
  by: string | undefined;
  /** How; undefined: in any way that is offered. */
  method: PaymentMethod | undefined;
}

/**
 * What an order comes to on a day: the one source of the amounts and dates that its page, letters, voucher, receipt, calendar file and account show.
 * Amounts in the smallest unit of its currency.
 */
export interface Statement {
  /** The day for which it is true, `YYYY-MM-DD`. */
  day: string;
  currency: string;
  /** Whether it waits to be confirmed by its mailed link, so that nothing is to be paid before. */
  isUnconfirmed: boolean;
  /** Its bookings together, and what a promotion takes off. */
  subtotal: number;
  discount: number;
  promotion: string | undefined;
  /** What it costs: what stands, and what was kept of what was cancelled. */
  total: number;
  /** What has come in all, and what of that was given back. */
  paid: number;
  refunded: number;
  /** Of an order that was cancelled after something was paid: what of that is kept. */
  kept: number | undefined;
  /** What is still to go back. */
  back: number;
  /** What is to be paid now; undefined: nothing. */
  now: Due | undefined;
  /** What is to be paid later; undefined: nothing. */
  later: Due | undefined;
  /** What cancelling all of it costs on this day, and what of what was paid then goes back; undefined where nothing stands. */
  cancelling: { cost: number; back: number } | undefined;
}

/** What a statement follows from beside the order. */
export interface StatementTerms {
  /** Today, `YYYY-MM-DD`. */
  day: string;
  /** So many days before its journey the rest of a price is due. */
  balanceDays: number;
  /** The tours of its bookings, by their ids. */
  tours: ReadonlyMap<number, Pick<Tour, 'cancellation' | 'price'>>;
  /** The departures that the operator has called off, by their ids. */
  calledOff: ReadonlySet<number>;
}

/** An order with its bookings, as far as its statement goes. */
export type StatedOrder = Order & { bookings: readonly Booking[] };

/** Works out what an order comes to on a day. */
export function stateOrder(order: StatedOrder, terms: StatementTerms): Statement {
  const { currency, discount, paid, promotion, refunded, status, subtotal, total } = order;
  const isAlive = status === 'PLACED' || status === 'CONFIRMED';
  const isWorkedOut = order.bookings.some(({ refundDue }) => refundDue !== undefined);
  const isKept = status === 'CANCELLED' && paid > 0 && isWorkedOut;
  return {
    day: terms.day,
    isUnconfirmed: awaitsConfirmation(order),
    ...{ currency, subtotal, discount, promotion, total, paid, refunded },
    kept: isKept ? Math.min(total, paid) : undefined,
    back: isAlive || isKept ? creditOf(order) : 0,
    now: undefined,
    later: undefined,
    ...(isAlive && dues(order, terms)),
    cancelling: isAlive ? cancelling(order, terms) : undefined,
  };
}

/** What is left, parted by when it is due; both parts together are the balance. */
function dues(order: StatedOrder, terms: StatementTerms): Pick<Statement, 'later' | 'now'> {
  const { balanceDue, method } = order;
  const left = balanceOf(order);
  if (method === 'arrival')
    return { now: undefined, later: due(left, { by: firstDay(order) ?? balanceDue, method: 'arrival' }) };
  if (order.status === 'PLACED') {
    const first = Math.min(left, Math.max(0, order.dueNow - order.paid));
    return {
      now: due(first, { method }),
      later: due(left - first, { by: balanceDue ?? restOf(order, terms) }),
    };
  }
  if (awaitedOf(order) === 'transfer') {
    const first = Math.min(left, order.dueNow);
    return { now: due(first, { by: balanceDue, method }), later: due(left - first, { by: restOf(order, terms) }) };
  }
  const isLater = balanceDue !== undefined && balanceDue > terms.day;
  const rest = due(left, { by: balanceDue });
  return isLater ? { now: undefined, later: rest } : { now: rest, later: undefined };
}

function due(amount: number, { by, method }: Partial<Due>): Due | undefined {
  return amount > 0 ? { amount, by, method } : undefined;
}

/** Where the first transfer is waited for, the rest is due no earlier than that. */
function restOf(order: StatedOrder, terms: StatementTerms): string | undefined {
  const { balanceDue = '', placedAt } = order;
  const earliest = [terms.day, order.status === 'CONFIRMED' ? balanceDue : ''].sort().at(-1) as string;
  return restDue(standing(order), terms, { earliest, placed: placedAt?.slice(0, 10) ?? terms.day });
}

function firstDay(order: StatedOrder): string | undefined {
  return standing(order)
    .flatMap(({ start }) => start ?? [])
    .sort()[0];
}

function standing({ bookings }: StatedOrder): Booking[] {
  return bookings.filter(({ status }) => holdsPlaces(status));
}

/** By the terms of the tours as they are now. */
function cancelling(order: StatedOrder, { calledOff, day, tours }: StatementTerms): Statement['cancelling'] {
  const bookings = standing(order);
  if (bookings.length === 0) return undefined;
  const kept = order.bookings.reduce((sum, { cancellationFee = 0 }) => sum + cancellationFee, 0);
  const priced = bookings.map((booking) => {
    const steps = tours.get(booking.tour ?? 0)?.cancellation ?? [];
    return { ...booking, keptPercent: keptPercentOf(booking, { calledOff, day, steps }) };
  });
  const { back, bookings: gone } = priceCancellation(order, priced, new Set(bookings.map(({ id }) => id)), { kept });
  return { cost: gone.reduce((sum, { fee }) => sum + fee, 0), back };
}
