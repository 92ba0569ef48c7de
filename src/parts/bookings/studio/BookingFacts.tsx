'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import { BOOKING_STATUSES, type Booking, holdsSeats, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { REFUNDS } from '../../../tours/booking/refund.ts';
import { tellStored } from '../../../tours/booking/tellStored.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { changeBookingHref, departureHref, manifestHref, orderHref } from '../rules/boardQuery.ts';
import { readHistory } from '../rules/readHistory.ts';
import { ChosenDeparture } from './ChosenDeparture.tsx';
import './booking.css';
import { t, tCount } from '../../../shared/studioWords/t.ts';

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
    <section aria-label={t('This booking')} className="rihla-booking">
      <p className="rihla-booking__lead">
        <strong>{title}</strong>, {describeDays(start, end)}: {travellersOf(booking)},{' '}
        {studioMoney(booking.total, booking.currency)}
      </p>
      <p>
        {stateOf(booking, now)}
        {typeof partner === 'string' && partner && ` ${t('Booked by {partner}', { partner })}`}
        {booking.resellerReference && ` ${t('as {reference}', { reference: booking.resellerReference })}`}
        {partner ? '.' : ''}
      </p>
      <p className="rihla-booking__links">
        {booking.order !== undefined && holdsSeats(statusAt(booking, now)) && (
          <a href={changeBookingHref(booking.id)}>{t('Change date, travellers or extras')}</a>
        )}
        {booking.departure !== undefined && (
          <>
            <a href={departureHref(booking.departure)}>{t('All bookings of this departure')}</a>
            <a href={manifestHref(booking.departure)}>{t('Manifest')}</a>
          </>
        )}
        {booking.order !== undefined && <a href={orderHref(booking.order)}>{t('Its order and payments')}</a>}
      </p>
      <ol aria-label={t('What has happened to it')} className="rihla-booking__history">
        {readHistory(savedDocumentData.history).map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{studioMoment(at)}</time>{' '}
            {t('{what}, by {by}', { what: tellStored(what), by: tellStored(by) })}
          </li>
        ))}
      </ol>
    </section>
  );
}

function travellersOf({ items }: Booking): string {
  return tCount('one traveller', '{count} travellers', items.length);
}

function stateOf(booking: Booking, now: Date): string {
  const status = statusAt(booking, now);
  if (status === 'ON_HOLD' && booking.expiresAt) {
    const left = describeSpan(Date.parse(booking.expiresAt) - now.getTime());
    return t('On hold until {moment}, for {time}. Prolong it below.', {
      moment: studioMoment(booking.expiresAt),
      time: left,
    });
  }
  if (status === 'CANCELLED' && booking.refundedAt) {
    const amount = studioMoney(booking.refundedAmount ?? 0, booking.currency);
    return t('Cancelled. {amount} was given back, as marked on {moment}.', {
      amount,
      moment: studioMoment(booking.refundedAt),
    });
  }
  if (status === 'CANCELLED' && booking.refundDue !== undefined) return describeCancelled(booking);
  if (status === 'CANCELLED' && booking.refund) {
    const terms = t('Cancelled. By the tour’s terms, to be given back: {share}.', {
      share: t(REFUNDS[booking.refund]).toLowerCase(),
    });
    // Card and wallet payments are refunded through the order.
    return booking.order && booking.refund !== 'NONE'
      ? `${terms} ${t('Give it back in its order, then mark it below.')}`
      : terms;
  }
  return `${t(BOOKING_STATUSES[status])}.`;
}

/** Fee and refund, to the smallest unit; the order shows whether it was refunded. */
function describeCancelled({ cancellationFee = 0, currency, order, refundDue = 0 }: Booking): string {
  const say = (amount: number): string => studioMoney(amount, currency);
  if (refundDue === 0 && order === undefined) return t('Cancelled. No payment is known, so nothing goes back.');
  if (refundDue === 0) return t('Cancelled. Nothing goes back.');
  const amounts = { due: say(refundDue), fee: say(cancellationFee) };
  const goesBack =
    cancellationFee > 0
      ? t('Cancelled. {due} goes back, {fee} is kept.', amounts)
      : t('Cancelled. {due} goes back.', amounts);
  const next = t(order === undefined ? 'Mark it below once you have given it back.' : 'Its order says whether it has.');
  return `${goesBack} ${next}`;
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
