import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { awaitedAmount, awaitedOf, lateness } from '../../../tours/booking/lateness.ts';
import { awaitsConfirmation, balanceOf, type Order } from '../../../tours/booking/order.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import type { BoardOrder, LateMoney } from './board.ts';

const AWAITED = {
  transfer: msg('Transfer of {amount}'),
  balance: msg('Balance of {amount}'),
  arrival: msg('Payment on arrival of {amount}'),
} as const;

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
    words: isReturning ? t('A payment has to be given back') : describeMoney(order, today),
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
  const say = (amount: number): string => studioMoney(amount, currency);
  const back = refunded > 0 ? t(', {amount} given back', { amount: say(refunded) }) : '';
  if (status === 'CART') return t('In a cart');
  if (awaitsConfirmation(order)) return t('Waits for the traveller to confirm it');
  if (status === 'PLACED') return t('Waits for its payment');
  if (status !== 'CONFIRMED')
    return paid > 0 ? t('{paid} paid{back}', { paid: say(paid), back }) : t('Nothing was paid');
  if (creditOf(order) > 0)
    return t('Paid{back}, {credit} too much: give it back', { back, credit: say(creditOf(order)) });
  if (balanceOf(order) === 0 || (refunded > 0 && !balanceDue)) return t('Paid{back}', { back });
  const [awaits, late] = [awaitedOf(order), lateness(order, today)];
  const awaited = t(AWAITED[awaits], { amount: say(awaitedAmount(order)) });
  if (late > 0) return t('{payment} late by {days}', { payment: awaited, days: countDays(late) });
  const day = balanceDue ? describeDays(balanceDue, balanceDue) : '';
  if (awaits === 'transfer')
    return day
      ? t('{payment} to come by {day}', { payment: awaited, day })
      : t('{payment} to come', { payment: awaited });
  if (awaits === 'arrival') return t('{amount} to be paid on arrival', { amount: say(awaitedAmount(order)) });
  const amounts = { paid: say(paid), total: say(total), back };
  return day
    ? t('{paid} of {total} paid{back}, the rest by {day}', { ...amounts, day })
    : t('{paid} of {total} paid{back}, the rest is open', amounts);
}

/** `a day`, `12 days`. */
export function countDays(days: number): string {
  return tCount('a day', '{count} days', days);
}
