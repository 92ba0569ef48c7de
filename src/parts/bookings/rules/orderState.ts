import { formatMoney } from '../../../shared/money.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { awaitedAmount, awaitedOf, lateness } from '../../../tours/booking/lateness.ts';
import { awaitsConfirmation, balanceOf, type Order } from '../../../tours/booking/order.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import type { BoardOrder, LateMoney } from './board.ts';

const AWAITED = { transfer: 'Transfer', balance: 'Balance', arrival: 'Payment on arrival' } as const;

/** The order of a booking, with the state of its payment. */
export function orderState(
  order: Order,
  { isReturning, stands, today }: { isReturning: boolean; stands: boolean; today: string },
): BoardOrder {
  const { id, reference } = order;
  const isLate = stands && lateness(order, today) > 0;
  return {
    id,
    reference,
    canChange: order.status === 'PLACED' || order.status === 'CONFIRMED',
    words: isReturning ? 'A payment has to be given back' : describeMoney(order, today),
    isUrgent: isReturning || isLate || (order.status === 'CONFIRMED' && creditOf(order) > 0),
  };
}

/** The late payment of an order; undefined where nothing is late. @param today `YYYY-MM-DD` */
export function latePayments(order: Order, today: string): LateMoney | undefined {
  const days = lateness(order, today);
  return days > 0 ? { awaits: awaitedOf(order), days } : undefined;
}

function describeMoney(order: Order, today: string): string {
  const { balanceDue, currency, paid, refunded, status, total } = order;
  const say = (amount: number): string => formatMoney(amount, currency, 'en');
  const back = refunded > 0 ? `, ${say(refunded)} given back` : '';
  if (status === 'CART') return 'In a cart';
  if (awaitsConfirmation(order)) return 'Waits for the traveller to confirm it';
  if (status === 'PLACED') return 'Waits for its payment';
  if (status !== 'CONFIRMED') return paid > 0 ? `${say(paid)} paid${back}` : 'Nothing was paid';
  if (creditOf(order) > 0) return `Paid${back}, ${say(creditOf(order))} too much: give it back`;
  if (balanceOf(order) === 0 || (refunded > 0 && !balanceDue)) return `Paid${back}`;
  const [awaits, late] = [awaitedOf(order), lateness(order, today)];
  const awaited = `${AWAITED[awaits]} of ${say(awaitedAmount(order))}`;
  if (late > 0) return `${awaited} late by ${countDays(late)}`;
  const by = balanceDue ? ` by ${describeDays(balanceDue, balanceDue)}` : '';
  if (awaits === 'transfer') return `${awaited} to come${by}`;
  if (awaits === 'arrival') return `${say(awaitedAmount(order))} to be paid on arrival`;
  return `${say(paid)} of ${say(total)} paid${back}, the rest${by || ' is open'}`;
}

/** `a day`, `12 days`. */
export function countDays(days: number): string {
  return days === 1 ? 'a day' : `${days} days`;
}
