'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatMoney } from '../../../shared/money.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import { BOOKING_STATUSES, type Booking, holdsSeats, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { REFUNDS } from '../../../tours/booking/refund.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { changeBookingHref, departureHref, manifestHref, orderHref } from '../rules/boardQuery.ts';
import { readHistory } from '../rules/readHistory.ts';
import { ChosenDeparture } from './ChosenDeparture.tsx';
import './booking.css';

const MINUTE_MS = 60_000;

/** Panel at the top of a booking's form: tour, price, status and history. */
export function BookingFacts() {
  const { savedDocumentData } = useDocumentInfo();
  const now = useNow();
  const booking = readBooking(savedDocumentData);
  if (!savedDocumentData || !booking?.start || !now) return savedDocumentData?.id ? null : <ChosenDeparture />;
  const { start, end = start } = booking;
  const title = String(savedDocumentData.tourTitle ?? '');
  const partner = savedDocumentData.partnerName;
  return (
    <section aria-label="This booking" className="rihla-booking">
      <p className="rihla-booking__lead">
        <strong>{title}</strong>, {describeDays(start, end)}: {travellersOf(booking)},{' '}
        {formatMoney(booking.total, booking.currency, 'en')}
      </p>
      <p>
        {stateOf(booking, now)}
        {typeof partner === 'string' && partner && ` Booked by ${partner}`}
        {booking.resellerReference && ` as ${booking.resellerReference}`}
        {partner ? '.' : ''}
      </p>
      <p className="rihla-booking__links">
        {booking.order !== undefined && holdsSeats(statusAt(booking, now)) && (
          <a href={changeBookingHref(booking.id)}>Change date, travellers or extras</a>
        )}
        {booking.departure !== undefined && (
          <>
            <a href={departureHref(booking.departure)}>All bookings of this departure</a>
            <a href={manifestHref(booking.departure)}>Manifest</a>
          </>
        )}
        {booking.order !== undefined && <a href={orderHref(booking.order)}>Its order and payments</a>}
      </p>
      <ol aria-label="What has happened to it" className="rihla-booking__history">
        {readHistory(savedDocumentData.history).map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{studioMoment(at)}</time> {what}, by {by}
          </li>
        ))}
      </ol>
    </section>
  );
}

function travellersOf({ items }: Booking): string {
  return items.length === 1 ? 'one traveller' : `${items.length} travellers`;
}

function stateOf(booking: Booking, now: Date): string {
  const status = statusAt(booking, now);
  if (status === 'ON_HOLD' && booking.expiresAt) {
    const left = describeSpan(Date.parse(booking.expiresAt) - now.getTime());
    return `On hold until ${studioMoment(booking.expiresAt)}, for ${left}. Prolong it below.`;
  }
  if (status === 'CANCELLED' && booking.refundedAt) {
    const amount = formatMoney(booking.refundedAmount ?? 0, booking.currency, 'en');
    return `Cancelled. ${amount} was given back, as marked on ${studioMoment(booking.refundedAt)}.`;
  }
  if (status === 'CANCELLED' && booking.refundDue !== undefined) return describeCancelled(booking);
  if (status === 'CANCELLED' && booking.refund) {
    const terms = `Cancelled. By the tour’s terms, to be given back: ${REFUNDS[booking.refund].toLowerCase()}.`;
    // Card and wallet payments are refunded through the order.
    return booking.order && booking.refund !== 'NONE'
      ? `${terms} Give it back in its order, then mark it below.`
      : terms;
  }
  return `${BOOKING_STATUSES[status]}.`;
}

/** Fee and refund, to the smallest unit; the order shows whether it was refunded. */
function describeCancelled({ cancellationFee = 0, currency, order, refundDue = 0 }: Booking): string {
  const say = (amount: number): string => formatMoney(amount, currency, 'en');
  if (refundDue === 0 && order === undefined) return 'Cancelled. No payment is known, so nothing goes back.';
  if (refundDue === 0) return 'Cancelled. Nothing goes back.';
  const feeNote = cancellationFee > 0 ? `, ${say(cancellationFee)} is kept` : '';
  return `Cancelled. ${say(refundDue)} goes back${feeNote}. ${order === undefined ? 'Mark it below once you have given it back.' : 'Its order says whether it has.'}`;
}

/** The current time, updated every minute; undefined until the browser renders, whose time zone the server does not know. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
