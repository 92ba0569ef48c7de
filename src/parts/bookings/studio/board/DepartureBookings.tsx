import { Download, Plus, Printer, Settings } from 'lucide-react';
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
            Make a booking
          </a>
        )}
        <a className="rihla-page-tool" href={manifestHref(id)}>
          <Printer aria-hidden="true" size={16} strokeWidth={1.75} />
          Manifest
        </a>
        <a className="rihla-page-tool" download href={`/api/bookings/csv?departure=${id}`}>
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          CSV
        </a>
        {opened?.canOpenForm && (
          <a className="rihla-page-tool" href={`/admin/collections/departures/${id}`}>
            <Settings aria-hidden="true" size={16} strokeWidth={1.75} />
            Dates and places
          </a>
        )}
      </p>
      <DepartureGuides id={id} />
      {!opened && <p className="rihla-board-open__none">The bookings are being read.</p>}
      {opened && opened.rows.length === 0 && (
        <p className="rihla-board-open__none">Nobody is booked here yet. Bookings of partners come by themselves.</p>
      )}
      {opened && opened.rows.length > 0 && (
        <table className="rihla-board-bookings">
          <caption className="rihla-unseen">Bookings of {tourTitle}</caption>
          <thead>
            <tr>
              <th scope="col">Booking</th>
              <th scope="col">Status</th>
              <th scope="col">Travellers</th>
              <th scope="col">Price</th>
              <th scope="col">From</th>
              <th scope="col">Latest</th>
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
            {opened.more} more that have expired or were cancelled
          </a>
        </p>
      )}
    </div>
  );
}
