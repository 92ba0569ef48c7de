import type { PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { formatDate } from '../../../shared/time/dates.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import type { Due } from '../../../tours/booking/statement.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { describeParty } from '../../../tours/party.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { readBookableDeparture } from '../../bookings/hooks/bookableDeparture.ts';
import { offerAt } from '../desk/priceAtDesk.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { readStatement } from '../statement/readStatement.ts';
import { describeRefund } from './changeMessages.ts';
import { describeChanges } from './describeChange.ts';
import { checkPlan, isPriced, type PlannedChange, planChange } from './planChange.ts';
import type { ChangePrice } from './rules/changePrice.ts';
import type { ChangeParty } from './rules/changeRequest.ts';

/**
 * Price of a change now: the order before and after, the difference, the amount due, and the refund with its rule. Stores nothing.
 * @throws BookingRejectedError where there is no such date
 */
export async function priceChange(
  req: PayloadRequest,
  order: OpenOrder,
  before: Booking,
  { asked, now, shop }: { asked: ChangeParty; now: Date; shop: Partial<Shop> },
): Promise<ChangePrice> {
  const place = await readBookableDeparture(req, asked.departure, { except: before.id, now });
  const items = asked.travellers.map(({ unit }, index) => ({ uuid: String(index), unitId: unit }));
  const offer = offerAt(place, items);
  try {
    const plan = await planChange(req, order, before, asked);
    const isSame = describeChanges(before, plan.after).length === 0 && !isPriced(order, plan);
    checkPlan(order, plan);
    const { later, now: due } = await readStatement({ payload: req.payload, req }, plan.changed, { now, shop });
    return { ...offer, ...describePlan(order, plan), money: describeMoney(order, plan, [due, later]), isSame };
  } catch (error) {
    if (error instanceof BookingRejectedError) return { ...offer, refusal: error.message };
    throw error;
  }
}

function describePlan(
  order: OpenOrder,
  { after, back, before, data, kept, terms }: PlannedChange,
): Partial<ChangePrice> {
  const say = (amount: number): string => studioMoney(amount, order.currency);
  const others = order.subtotal - before.total;
  const taken = data.discount - order.discount;
  return {
    currency: order.currency,
    total: data.total,
    back,
    kept: {
      amount: terms.amount,
      says: describeTerms(terms, say),
    },
    rows: [
      { label: t('Until now: {journey}', { journey: tellJourney(before) }), value: say(before.total) },
      ...(order.total === before.total ? [] : [{ label: t('The whole order until now'), value: say(order.total) }]),
      { label: t('Then: {journey}', { journey: tellJourney(after) }), value: say(after.total) },
      ...(kept > 0 ? [{ label: t('Kept or charged for the change'), value: say(kept) }] : []),
      ...(others > 0 ? [{ label: t('What else is in the order'), value: say(others) }] : []),
      ...(order.discount > 0 ? [{ label: t('Taken off before'), value: `−${say(order.discount)}` }] : []),
      ...(taken > 0 ? [{ label: t('Taken off now'), value: `−${say(taken)}` }] : []),
    ],
    says: say(data.total),
  };
}

function describeTerms({ amount, of, percent }: PlannedChange['terms'], say: (amount: number) => string): string {
  if (of === 0) return '';
  return percent === 0
    ? t('By the terms nothing is kept today.')
    : t('The terms keep {percent} % of {of} today: {amount}.', { percent, of: say(of), amount: say(amount) });
}

function tellJourney({ end, items, start }: Booking): string {
  const count = (unit: string): number => items.filter(({ unitId }) => unitId === unit).length;
  return [describeParty(count(ADULT), count(CHILD)), start && describeDays(start, end ?? start)]
    .filter(Boolean)
    .join(', ');
}

/** Difference, paid amount, and refund or balance, a sentence each. */
function describeMoney(order: OpenOrder, plan: PlannedChange, dues: readonly (Due | undefined)[]): string[] {
  const { currency, paid, refunded } = order;
  const say = (amount: number): string => studioMoney(amount, currency);
  const { back, data, refunds } = plan;
  const difference = data.total - order.total;
  const open = dues.flatMap((due) => (due ? [describeDue(due)] : []));
  return [
    difference === 0
      ? t('The price stays.')
      : t(difference > 0 ? '{amount} more.' : '{amount} less.', { amount: say(Math.abs(difference)) }),
    paid === 0 ? t('Nothing is paid yet.') : t('{amount} is paid.', { amount: say(paid - refunded) }),
    ...open,
    ...(plan.offset > 0 ? [t('{amount} that was to go back pays for it.', { amount: say(plan.offset) })] : []),
    ...(back > 0 ? [describeRefund(back, refunds, say)] : []),
    ...(back === 0 && difference < 0 && paid > 0 ? [t('Nothing goes back.')] : []),
    ...(back === 0 && difference < 0 && paid === 0 ? [t('So nothing goes back.')] : []),
  ];
}

function describeDue(due: Due): string {
  const { by, method } = due;
  const amount = studioMoney(due.amount, due.currency);
  if (method === 'arrival') return t('{amount} is paid on arrival.', { amount });
  const values = { amount, day: by ? formatDate(by, studioLanguage()) : '' };
  if (method === 'transfer')
    return by
      ? t('{amount} is to be paid by {day}, by transfer.', values)
      : t('{amount} is to be paid, by transfer.', values);
  return by ? t('{amount} is to be paid by {day}.', values) : t('{amount} is to be paid.', values);
}
