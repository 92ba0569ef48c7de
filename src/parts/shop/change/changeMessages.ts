import { formatMoney } from '../../../shared/money.ts';
import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { t } from '../../../shared/studioWords/t.ts';
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
  const say = (amount: number): string => studioMoney(amount, order.currency);
  const more = data.total - order.total;
  const money =
    back > 0
      ? describeRefund(back, refunds, say)
      : more === 0
        ? t('The price stays.')
        : t(more > 0 ? 'It costs {amount} more.' : 'It costs {amount} less.', { amount: say(Math.abs(more)) });
  return `${money} ${letter}`;
}

/** Destination of a refund, as text. @param refunds made by providers; the rest is refunded manually */
export function describeRefund(
  back: number,
  refunds: PlannedChange['refunds'],
  say: (amount: number) => string,
): string {
  const byHand = back - refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (byHand <= 0) return t('{amount} goes back the way it came.', { amount: say(back) });
  const hand = t('{amount} is yours to give back; note it in the order then.', { amount: say(byHand) });
  return byHand === back ? hand : `${t('{amount} goes back the way it came.', { amount: say(back - byHand) })} ${hand}`;
}
