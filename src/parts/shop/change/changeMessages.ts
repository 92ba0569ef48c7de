import { formatMoney } from '../../../shared/money.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import type { PlannedChange } from './planChange.ts';
import type { ChangeRequest } from './rules/changeRequest.ts';

/** Whether the traveller gets a letter about a change. */
export function isMailed({ email, isTold }: Pick<ChangeRequest, 'email' | 'isTold'>): boolean {
  return isTold && email !== '';
}

/** The line of the order's history: the old and new values, the difference, the reason, and whether a letter was sent. */
export function describeInHistory(
  order: OpenOrder,
  { back, before, data, kept, offset, terms }: PlannedChange,
  words: readonly string[],
  asked: ChangeRequest,
): string {
  const { discount, reason } = asked;
  const say = (amount: number): string => formatMoney(amount, order.currency, 'en');
  const money = [
    data.total === order.total ? undefined : `${say(data.total)} instead of ${say(order.total)}`,
    kept > 0 && `${say(kept)} kept${kept === terms.amount ? ' by the terms' : ''}`,
    discount > 0 && `${say(discount)} taken off`,
    offset > 0 && `${say(offset)} that was to go back pays for it`,
    back > 0 && `${say(back)} to be given back`,
  ].filter(Boolean);
  const why = reason ? `. ${reason}` : '';
  const told = isMailed(asked) ? '' : '. No letter was sent';
  return `Changed ${before.reference}: ${[...words, ...money].join('; ')}${why}${told}`;
}

/** Message on the page about a change that was made. @param letter what happens with the letter */
export function describeDone(order: OpenOrder, { back, data, refunds }: PlannedChange, letter: string): string {
  const say = (amount: number): string => formatMoney(amount, order.currency, 'en');
  const more = data.total - order.total;
  const money =
    back > 0
      ? describeRefund(back, refunds, say)
      : more === 0
        ? 'The price stays.'
        : `It costs ${say(Math.abs(more))} ${more > 0 ? 'more' : 'less'}.`;
  return `${money} ${letter}`;
}

/** Destination of a refund, as text. @param refunds made by providers; the rest is refunded manually */
export function describeRefund(
  back: number,
  refunds: PlannedChange['refunds'],
  say: (amount: number) => string,
): string {
  const byHand = back - refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (byHand <= 0) return `${say(back)} goes back the way it came.`;
  const hand = `${say(byHand)} is yours to give back; note it in the order then.`;
  return byHand === back ? hand : `${say(back - byHand)} goes back the way it came. ${hand}`;
}
