import { BOARD_PATH, newBookingHref } from '../rules/boardQuery.ts';
import './booking.css';
import { t } from '../../../shared/studioWords/t.ts';

/** Links to the board and to a booking by telephone, above the list of all bookings. */
export function BoardHint() {
  return (
    <p className="rihla-booking__links">
      <a href={newBookingHref()}>{t('Make a booking, with its price and its letter')}</a>
      <a href={BOARD_PATH}>{t('Bookings by departure, and how each fills')}</a>
    </p>
  );
}
