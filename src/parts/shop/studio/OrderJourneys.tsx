import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useId, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { BOOKING_STATUSES, type Booking, holdsSeats, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { bookingHref, changeBookingHref, departureHref, manifestHref } from '../../bookings/rules/boardQuery.ts';
import { useOrderRead } from '../orders/studio/useOrderRead.ts';

/** Panel of an order's form: its tours and who travels, with links to each booking, its departure, and the list of travellers. */
export function OrderJourneys() {
  const { id, savedDocumentData } = useDocumentInfo();
  const heading = useId();
  const [bookings, setBookings] = useState<Booking[]>([]);
  const read = useCallback(async () => {
    if (!id) return;
    const query = `where[order][equals]=${id}&depth=0&limit=100&sort=start`;
    const { docs } = await callStudioApi<{ docs: unknown[] }>(`/api/bookings?${query}`);
    setBookings(docs.flatMap((doc) => readBooking(doc) ?? []));
  }, [id]);
  useOrderRead(read);
  if (bookings.length === 0) return null;
  const isOpen = savedDocumentData?.status === 'PLACED' || savedDocumentData?.status === 'CONFIRMED';
  return (
    <section aria-labelledby={heading} className="rihla-order-panel">
      <h2 id={heading}>{bookings.length === 1 ? t('Tour') : t('Tours')}</h2>
      <ul aria-label={t('Tours of this order')} className="rihla-order-journeys">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Journey booking={booking} canChange={isOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const UNITS: Readonly<Record<string, string>> = { [ADULT]: msg('adult'), [CHILD]: msg('child') };

function Journey({ booking, canChange }: { booking: Booking; canChange: boolean }) {
  const { departure, end, id, items, reference, start, tourTitle } = booking;
  const travellers = tCount('one traveller', '{count} travellers', items.length);
  return (
    <>
      <p>
        <strong>{tourTitle}</strong>
        {start && `, ${describeDays(start, end ?? start)}`}: {travellers},{' '}
        {t(BOOKING_STATUSES[statusAt(booking, new Date())]).toLowerCase()}
      </p>
      <ul aria-label={t('Travellers of {reference}', { reference })} className="rihla-order-journeys__people">
        {items.map(({ contact: { fullName, notes } = {}, unitId, uuid }) => (
          <li key={uuid}>
            {fullName || t('No name yet')} ({t(UNITS[unitId] ?? unitId)}){notes && `: ${notes}`}
          </li>
        ))}
      </ul>
      <p className="rihla-order-links">
        {canChange && holdsSeats(statusAt(booking, new Date())) && (
          <a href={changeBookingHref(id)}>{t('Change {reference}', { reference })}</a>
        )}
        <a href={bookingHref(id)}>{t('Booking {reference}', { reference })}</a>
        {departure !== undefined && (
          <>
            <a href={departureHref(departure)}>{t('All bookings of this departure')}</a>
            <a href={manifestHref(departure)}>{t('Manifest')}</a>
          </>
        )}
      </p>
    </>
  );
}
