import { Download, Plus, Printer, Settings } from 'lucide-react';
import { t, tCount } from '../../../../shared/studioWords/t.ts';
import type { Timezone } from '../../../../shared/time/timezone.ts';
import type { BoardDeparture, OpenDeparture } from '../../rules/board.ts';
import { manifestHref, newBookingHref } from '../../rules/boardQuery.ts';
import { BookingLine } from './BookingLine.tsx';
import { DepartureGuides } from './DepartureGuides.tsx';

interface DepartureBookingsProps {
  departure: BoardDeparture;
  opened: OpenDeparture | undefined;
  now: number;
  zone: Timezone;
}

/** Actions on a departure, and its bookings. */
export function DepartureBookings({ departure: { id, status, tourTitle }, now, opened, zone }: DepartureBookingsProps) {
  return (
    <div className="rihla-board-open">
      <p className="rihla-board-open__tools">
        {status !== 'cancelled' && (
          <a className="rihla-board-button" href={newBookingHref(id)}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
            {t('Make a booking')}
          </a>
        )}
        <a className="rihla-page-tool" href={manifestHref(id)}>
          <Printer aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('Manifest')}
        </a>
        <a className="rihla-page-tool" download href={`/api/bookings/csv?departure=${id}`}>
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          CSV
        </a>
        {opened?.canOpenForm && (
          <a className="rihla-page-tool" href={`/admin/collections/departures/${id}`}>
            <Settings aria-hidden="true" size={16} strokeWidth={1.75} />
            {t('Dates and places')}
          </a>
        )}
      </p>
      <DepartureGuides id={id} />
      {!opened && <p className="rihla-board-open__none">{t('The bookings are being read.')}</p>}
      {opened && opened.rows.length === 0 && (
        <p className="rihla-board-open__none">
          {t('Nobody is booked here yet. Bookings of partners come by themselves.')}
        </p>
      )}
      {opened && opened.rows.length > 0 && (
        <table className="rihla-board-bookings">
          <caption className="rihla-unseen">{t('Bookings of {tour}', { tour: tourTitle })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Booking')}</th>
              <th scope="col">{t('Status')}</th>
              <th scope="col">{t('Travellers')}</th>
              <th scope="col">{t('Price')}</th>
              <th scope="col">{t('From')}</th>
              <th scope="col">{t('Latest')}</th>
            </tr>
          </thead>
          <tbody>
            {opened.rows.map((booking) => (
              <BookingLine booking={booking} key={booking.id} now={now} zone={zone} />
            ))}
          </tbody>
        </table>
      )}
      {opened && opened.more > 0 && (
        <p className="rihla-board-open__none">
          <a href={`/admin/collections/bookings?where[departure][equals]=${id}`}>
            {tCount(
              '{count} more that have expired or were cancelled',
              '{count} more that have expired or were cancelled',
              opened.more,
            )}
          </a>
        </p>
      )}
    </div>
  );
}
