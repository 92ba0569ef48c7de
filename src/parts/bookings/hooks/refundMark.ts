import { formatMoney } from '../../../shared/money.ts';
import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { money } from '../../../tours/readValues.ts';
import { BookingRejectedError } from '../bookingRejectedError.ts';

/** Refund of a cancelled booking as marked by staff, with its time. */
interface RefundMark {
  fields: { refundedAmount: number | null; refundedAt: string | null };
  /** Line of the history; undefined where nothing has changed. */
  says: string | undefined;
}

/**
 * Marks a cancelled booking as refunded. Staff enter the amount, in the smallest unit; the time is the server's.
 * @param given the amount as it is saved; undefined: unchanged
 * @param after the booking as it will be, with its price
 * @throws BookingRejectedError for an invalid amount, one above the price, or a booking that is not cancelled
 */
export function refundMark(
  given: unknown,
  before: Booking | undefined,
  after: Pick<Booking, 'currency' | 'status' | 'total'>,
  now: Date,
): RefundMark {
  const was = before?.refundedAmount ?? null;
  const amount = given === undefined ? was : given === null || given === '' ? null : money(given);
  if (amount === undefined)
    throw new BookingRejectedError(
      'refund',
      t('Write what was given back as a whole number in the smallest unit, such as 12000.'),
    );
  if (amount === was)
    return { fields: { refundedAmount: was, refundedAt: before?.refundedAt ?? null }, says: undefined };
  if (amount === null)
    return { fields: { refundedAmount: null, refundedAt: null }, says: 'Mark “given back” taken away' };
  if (after.status !== 'CANCELLED')
    throw new BookingRejectedError(
      'refund',
      t('Money is given back of cancelled bookings alone. Cancel this one first.'),
    );

  if (amount > after.total)
    throw new BookingRejectedError(
      'refund',
      t('{amount} is more than the {total} that it cost.', {
        amount: studioMoney(amount, after.currency),
        total: studioMoney(after.total, after.currency),
      }),
    );
  return {
    fields: { refundedAmount: amount, refundedAt: now.toISOString() },
    says: `Given back ${formatMoney(amount, after.currency, 'en')}`,
  };
}
