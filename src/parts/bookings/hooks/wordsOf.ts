import { BOOKING_STATUSES, type Booking, type BookingStatus } from '../../../tours/booking/booking.ts';
import { describeDays } from '../../../tours/describeDays.ts';

/** Lines of the history for a change: new status, new end of the hold, refund or what staff have changed; a generic line otherwise. */
export function wordsOf(
  { expiresAt, status }: { expiresAt: string | null; status: BookingStatus },
  before: Booking | undefined,
  says: string | undefined,
): string[] {
  const isHeldAnew = status === 'ON_HOLD' && expiresAt !== before?.expiresAt;
  const step = status === before?.status ? undefined : BOOKING_STATUSES[status];
  const held = isHeldAnew && before && expiresAt ? `Held until ${writeMoment(expiresAt)}` : undefined;
  const words = [step, held, says].filter((said) => said !== undefined);
  return words.length > 0 ? words : ['Changed'];
}

/** In UTC, since readers are in any time zone; in English, as all that is stored. */
function writeMoment(iso: string): string {
  return `${describeDays(iso.slice(0, 10), iso.slice(0, 10), 'en')}, ${iso.slice(11, 16)} UTC`;
}
