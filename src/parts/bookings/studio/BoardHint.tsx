import { BOARD_PATH } from '../rules/boardQuery.ts';
import './booking.css';

/** Link to the board, above the list of all bookings. */
export function BoardHint() {
  return (
    <p className="rihla-booking__links">
      <a href={BOARD_PATH}>Bookings by departure, and how each fills</a>
    </p>
  );
}
