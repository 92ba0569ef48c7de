import { t } from '../../../../shared/studioWords/t.ts';
import { tRich } from '../../../../shared/studioWords/tRich.tsx';
import { describeSpan } from '../../../../shared/time/describeSpan.ts';
import { describeMoment, describeMomentInFull } from '../../../../shared/time/moment.ts';
import type { Timezone } from '../../../../shared/time/timezone.ts';
import { BOOKING_STATUSES, holdsSeats } from '../../../../tours/booking/booking.ts';
import { tellStored } from '../../../../tours/booking/tellStored.ts';
import type { BoardBooking, BoardOrder } from '../../rules/board.ts';
import { bookingHref, changeBookingHref, orderHref } from '../../rules/boardQuery.ts';

interface BookingLineProps {
  booking: BoardBooking;
  now: number;
  zone: Timezone;
}

/** Row of a booking. Renders a `<tr>`. */
export function BookingLine({ booking, now, zone }: BookingLineProps) {
  const { id, latest, name, order, party, reference, refund, source, status, total } = booking;
  return (
    <tr data-status={status}>
      <th scope="row">
        <a href={bookingHref(id)}>{reference}</a>
        <span>{name || t('No name yet')}</span>
        {order?.canChange && holdsSeats(status) && (
          <a aria-label={t('Change {reference}', { reference })} href={changeBookingHref(id)}>
            {t('Change')}
          </a>
        )}
      </th>
      <td data-label="Status">
        <span className="rihla-board-pill" data-status={status}>
          {t(BOOKING_STATUSES[status])}
        </span>
        <Held booking={booking} now={now} zone={zone} />
        {refund && (
          <span className="rihla-board-refund" data-is-owed={refund.isOwed}>
            {refund.words}
          </span>
        )}
      </td>
      <td data-label="Travellers">{party}</td>
      <td data-label="Price">
        {total}
        {order && <OrderLine order={order} />}
      </td>
      <td data-label="From">{source}</td>
      <td data-label="Latest">
        {latest && (
          <>
            {latest.what}
            <span>
              {tRich('{time} by {name}', {
                time: <time dateTime={latest.at}>{describeMoment(Date.parse(latest.at), now, zone)}</time>,
                name: <bdi>{tellStored(latest.by)}</bdi>,
              })}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

/** Its order, with the state of its payment. */
function OrderLine({ order: { id, isUrgent, reference, words } }: { order: BoardOrder }) {
  return (
    <>
      <span className="rihla-board-money" data-is-urgent={isUrgent}>
        {words}
      </span>
      <a href={orderHref(id)}>{t('Order {reference}', { reference })}</a>
    </>
  );
}

/** End of the hold: time left, and the moment. */
function Held({ booking: { heldUntil }, now, zone }: BookingLineProps) {
  if (heldUntil === undefined) return null;
  const left = heldUntil - now;
  return (
    <span className="rihla-board-held">
      {left > 0 ? t('ends in {time}, ', { time: describeSpan(left) }) : t('has just ended, ')}
      <time dateTime={new Date(heldUntil).toISOString()} title={describeMomentInFull(heldUntil, zone)}>
        {describeMoment(heldUntil, now, zone)}
      </time>
    </span>
  );
}
