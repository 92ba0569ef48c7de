import type { PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { type Booking, type BookingStatus, holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { bookingHref } from '../../bookings/rules/boardQuery.ts';

/**
 * Refuses that staff cancel or end a booking by its status alone: fee and refund would not have been previewed.
 * @throws BookingRejectedError that names the action to use
 */
export function refuseStatusCancellation({ context, user }: PayloadRequest, before: Booking, to: BookingStatus): void {
  const isEnd = to === 'CANCELLED' || to === 'EXPIRED';
  if (!user || !isEnd || context.cancels === true || !holdsSeats(statusAt(before, new Date()))) return;
  throw new BookingRejectedError(
    'ended',
    t(
      'Nothing was cancelled. Press “Cancel this booking” in the form of {booking} ({address}): it shows first what the terms keep and what goes back.',
      { booking: before.reference, address: bookingHref(before.id) },
    ),
  );
}
