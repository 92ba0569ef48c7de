import { ValidationError } from 'payload';
import { type Booking, type BookingStatus, holdUntil, MOST_HOLD_MINUTES } from '../../../tours/booking/booking.ts';
import { MOST_STAFF_HOLD_MINUTES, staffHoldFault } from '../../../tours/booking/staffHold.ts';

interface Asker {
  /** Staff hold places longer than others, and are told when it is too long. */
  isByStaff: boolean;
  /** The longest hold that the shop gives, in minutes; undefined: as for everybody. */
  mostMinutes?: number | undefined;
  now: Date;
}

/**
 * The moments of a booking as it will be, ISO 8601: until when it is held, and since when it is confirmed or cancelled.
 * @throws ValidationError where staff want to hold places until a moment that is over, or too long
 */
export function stampsOf(status: BookingStatus, before: Booking | undefined, asked: Booking, asker: Asker) {
  const moment = asker.now.toISOString();
  const isNew = status !== before?.status;
  return {
    expiresAt: status === 'ON_HOLD' ? lastingHold(asked, before, asker) : (before?.expiresAt ?? null),
    confirmedAt: isNew && status === 'CONFIRMED' ? moment : (before?.confirmedAt ?? null),
    cancelledAt: isNew && status === 'CANCELLED' ? moment : (before?.cancelledAt ?? null),
  };
}

/** A moment that was asked for, within bounds; the usual time where none was. What staff hold longer stays so when others change the booking. */
function lastingHold(
  { expiresAt }: Booking,
  before: Booking | undefined,
  { isByStaff, mostMinutes, now }: Asker,
): string {
  const wanted = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
  if (before?.expiresAt && wanted === Date.parse(before.expiresAt)) return before.expiresAt;
  const fault = isByStaff && staffHoldFault(expiresAt, now);
  if (fault) throw new ValidationError({ errors: [{ label: 'Held until', message: fault, path: 'expiresAt' }] });
  const minutes = Number.isNaN(wanted) ? undefined : (wanted - now.getTime()) / 60_000;
  return holdUntil(
    now,
    minutes,
    isByStaff ? MOST_STAFF_HOLD_MINUTES : (mostMinutes ?? MOST_HOLD_MINUTES),
  ).toISOString();
}
