import { ValidationError } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { type Booking, type BookingStatus, holdUntil, MAX_HOLD_MINUTES } from '../../../tours/booking/booking.ts';
import { MAX_STAFF_HOLD_MINUTES, staffHoldFault } from '../../../tours/booking/staffHold.ts';

interface Asker {
  /** Staff may hold seats longer, and get an error when it is too long. */
  isByStaff: boolean;
  /** The longest hold of the shop, in minutes; undefined: the default. */
  mostMinutes?: number | undefined;
  now: Date;
}

/**
 * Timestamps of a booking as it will be, ISO 8601: end of its hold, confirmation and cancellation.
 * @throws ValidationError where staff hold seats until a past moment, or for too long
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

/** The requested end of a hold, within bounds; the default without one. A longer hold by staff is kept when others change the booking. */
function lastingHold(
  { expiresAt }: Booking,
  before: Booking | undefined,
  { isByStaff, mostMinutes, now }: Asker,
): string {
  const requested = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
  if (before?.expiresAt && requested === Date.parse(before.expiresAt)) return before.expiresAt;
  const fault = isByStaff && staffHoldFault(expiresAt, now);
  if (fault) throw new ValidationError({ errors: [{ label: t('Held until'), message: fault, path: 'expiresAt' }] });
  const minutes = Number.isNaN(requested) ? undefined : (requested - now.getTime()) / 60_000;
  return holdUntil(now, minutes, isByStaff ? MAX_STAFF_HOLD_MINUTES : (mostMinutes ?? MAX_HOLD_MINUTES)).toISOString();
}
