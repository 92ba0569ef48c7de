import type { LetterOrder } from '../../../letters/order.ts';
import type { LetterJourney } from '../../../letters/orderPieces.ts';
import { joinWords } from '../../../shared/messages/joinWords.ts';
import { formatDate } from '../../../shared/time/dates.ts';
import { type Booking, holdsSeats } from '../../../tours/booking/booking.ts';
import { formatStatement, type StatementText } from '../../../tours/booking/formatStatement.ts';
import type { Statement } from '../../../tours/booking/statement.ts';
import { type BookingWords, describeBooking, nameOf } from '../../bookings/describeBooking.ts';
import type { OpenOrder, OrderPayment } from '../orders/openOrder.ts';
import { formatMoment } from '../rules/formatMoment.ts';

/** Texts of an order for its mails, without links. */
export type OrderText = Pick<
  LetterOrder,
  'gone' | 'isBooked' | 'isPaid' | 'isReturned' | 'isUnconfirmed' | 'name' | 'reference'
> & {
  journeys: LetterJourney[];
  statement: StatementText;
};

/** Describes an order as it is now. @param statement its statement */
export function formatOrder(order: OpenOrder, statement: Statement, words: BookingWords): OrderText {
  const { contact, paid, reference } = order;
  const bookings = bookingsOf(order);
  const tell = (booking: Booking): LetterJourney => {
    const told = describeBooking(booking, words);
    return paid > 0 ? told : { ...told, refund: undefined };
  };
  const gone = order.status === 'CANCELLED' ? [] : goneOf(order);
  return {
    reference,
    name: nameOf(contact),
    journeys: bookings.map(tell),
    gone: gone.map(tell),
    statement: formatStatement(statement, words),
    isBooked: order.status === 'CONFIRMED',
    isPaid: paid > 0,
    isUnconfirmed: isLeftUnconfirmed(order),
    isReturned: paid > 0 && [...bookings, ...gone].some(isReturned),
  };
}

/** Whether it was cancelled because nobody confirmed it in time. */
function isLeftUnconfirmed({ bookings, confirmBy, confirmedAt, paid, status }: OpenOrder): boolean {
  if (status !== 'CANCELLED' || confirmedAt || !confirmBy || paid > 0) return false;
  return bookings.every(({ cancelledAt }) => !cancelledAt || Date.parse(cancelledAt) >= Date.parse(confirmBy));
}

/** Whether a cancelled booking has a refund. */
function isReturned({ refund = 'NONE', refundDue }: Booking): boolean {
  return refundDue === undefined ? refund !== 'NONE' : refundDue > 0;
}

/** Bookings that were cancelled after the order was placed. */
function goneOf({ bookings, placedAt = '' }: OpenOrder): Booking[] {
  return bookings.filter(({ cancelledAt, status }) => status === 'CANCELLED' && (cancelledAt ?? '') >= placedAt);
}

/** All bookings shown for an order: its own, and those cancelled since. */
export function shownOf(order: OpenOrder): Booking[] {
  return order.status === 'CANCELLED' ? bookingsOf(order) : [...bookingsOf(order), ...goneOf(order)];
}

/** The bookings of an order, without those removed from the cart before, or by staff since. */
export function bookingsOf({ bookings, placedAt = '', status }: OpenOrder): Booking[] {
  const lasting = bookings.filter((booking) => holdsSeats(booking.status));
  if (status === 'CONFIRMED' || lasting.length > 0) return lasting;
  return bookings.filter(({ cancelledAt, expiresAt = '', status: one }) => {
    const end = one === 'CANCELLED' ? (cancelledAt ?? '') : expiresAt;
    return Date.parse(end) >= Date.parse(placedAt) || !placedAt;
  });
}

/** Payment details in a mail; undefined without a payment. */
export function formatPayment(
  payment: OrderPayment | undefined,
  { locale, t }: BookingWords,
): LetterOrder['payment'] | undefined {
  if (!payment) return undefined;
  const { amount, currency, paidAt, provider } = payment;
  return {
    amount: { amount, currency },
    day: paidAt && formatDate(paidAt, locale),
    method: t(`booking.method.${provider}`),
  };
}

/** Formatted end of a hold, in the site's time zone; undefined where it has none. */
export function formatUntil(
  expiresAt: string | undefined,
  { locale, t, timezone }: BookingWords & { timezone: string | null | undefined },
): string | undefined {
  const time = Date.parse(expiresAt ?? '');
  if (Number.isNaN(time)) return undefined;
  const told = formatMoment(new Date(time).toISOString(), { locale, t, timezone });
  return joinWords([formatDate(told.day, locale), told.time], t);
}
