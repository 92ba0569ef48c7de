import type { Money } from '../../shared/money.ts';
import type { Tour } from '../tour.ts';
import { type Booking, holdsSeats } from './booking.ts';
import { creditOf, keptPercentOf, priceCancellation } from './cancellation.ts';
import { awaitedOf } from './lateness.ts';
import { awaitsConfirmation, balanceOf, type Order, type PaymentMethod, settledMethod } from './order.ts';
import type { Reduction } from './reductions.ts';
import { restDue } from './restDue.ts';

/** An amount due. */
export interface Due extends Money {
  /** Due date, `YYYY-MM-DD`; undefined: at once, or not known yet. */
  by: string | undefined;
  /** Payment method; undefined: any that is offered. */
  method: PaymentMethod | undefined;
}

/**
 * Statement of an order on a day: the single source of amounts and dates for its page, mails, voucher, receipt, calendar file and account. Each amount
 * has its currency with it (decision 152).
 */
export interface Statement {
  /** Date of the statement, `YYYY-MM-DD`. */
  day: string;
  /** Whether it awaits confirmation by its mailed link, before which nothing is due. */
  isUnconfirmed: boolean;
  /** Sum of its bookings, and discount. */
  subtotal: Money;
  discount: Money;
  /** Part of the discount that staff gave; the rest is the promotion's. */
  reductions: readonly (Reduction & Money)[];
  promotion: string | undefined;
  /** Price: active bookings, and fees of cancelled ones. */
  total: Money;
  /** Total paid, and refunded. */
  paid: Money;
  refunded: Money;
  /** For a cancelled order with payments: the amount kept. */
  kept: Money | undefined;
  /** Pending refund; an amount of zero: none. */
  back: Money;
  /** Amount due now; undefined: none. */
  now: Due | undefined;
  /** Amount due later; undefined: none. */
  later: Due | undefined;
  /** Fee and refund if all of it were cancelled on this day; undefined without active bookings. */
  cancelling: { cost: Money; back: Money } | undefined;
}

/** Data for a statement, beside the order. */
export interface StatementTerms {
  /** Today, `YYYY-MM-DD`. */
  day: string;
  /** Days before a tour at which its balance is due. */
  balanceDays: number;
  /** Tours of its bookings, by id. */
  tours: ReadonlyMap<number, Pick<Tour, 'cancellation' | 'price'>>;
  /** The departures that the operator has called off, by their ids. */
  calledOff: ReadonlySet<number>;
}

/** An order with its bookings. */
export type StatedOrder = Order & { bookings: readonly Booking[] };

/** Computes the statement of an order on a day. */
export function stateOrder(order: StatedOrder, terms: StatementTerms): Statement {
  const { currency, discount, paid, promotion, reductions, refunded, status, subtotal, total } = order;
  const money = (amount: number): Money => ({ amount, currency });
  const isAlive = status === 'PLACED' || status === 'CONFIRMED';
  const isWorkedOut = order.bookings.some(({ refundDue }) => refundDue !== undefined);
  const isKept = status === 'CANCELLED' && paid > 0 && isWorkedOut;
  return {
    day: terms.day,
    isUnconfirmed: awaitsConfirmation(order),
    ...{ subtotal: money(subtotal), discount: money(discount), promotion },
    reductions: reductions.map((reduction) => ({ ...reduction, currency })),
    ...{ total: money(total), paid: money(paid), refunded: money(refunded) },
    kept: isKept ? money(Math.min(total, paid)) : undefined,
    back: money(isAlive || isKept ? creditOf(order) : 0),
    now: undefined,
    later: undefined,
    ...(isAlive && dues(order, terms)),
    cancelling: isAlive ? cancelling(order, terms) : undefined,
  };
}

/** Splits the balance by due date: now and later. */
function dues(order: StatedOrder, terms: StatementTerms): Pick<Statement, 'later' | 'now'> {
  const { balanceDue, currency } = order;
  const method = settledMethod(order);
  const due = (amount: number, { by, method }: Partial<Due>): Due | undefined =>
    amount > 0 ? { amount, currency, by, method } : undefined;
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

/** Due date of the balance; no earlier than that of a first transfer that is still awaited. */
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
  return bookings.filter(({ status }) => holdsSeats(status));
}

/** By the current terms of the tours; no fee for holds and departures called off. */
function cancelling(order: StatedOrder, { calledOff, day, tours }: StatementTerms): Statement['cancelling'] {
  const bookings = standing(order);
  if (bookings.length === 0) return undefined;
  const fees = order.bookings.reduce((sum, { cancellationFee = 0 }) => sum + cancellationFee, 0);
  const priced = bookings.map((booking) => {
    const steps = tours.get(booking.tour ?? 0)?.cancellation ?? [];
    return { ...booking, keptPercent: keptPercentOf(booking, { calledOff, day, steps }) };
  });
  const { back, bookings: gone } = priceCancellation(order, priced, new Set(bookings.map(({ id }) => id)), {
    kept: fees,
  });
  const { currency } = order;
  const cost = gone.reduce((sum, { fee }) => sum + fee, 0);
  return { cost: { amount: cost, currency }, back: { amount: back, currency } };
}
