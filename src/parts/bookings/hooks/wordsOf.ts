import { BOOKING_STATUSES, type Booking, type BookingStatus } from '../../../tours/booking/booking.ts';

/** What is told of a change: its new status or until when it is held now, and what was given back; something else has changed where it is none. */
export function wordsOf(
  { expiresAt, status }: { expiresAt: string | null; status: BookingStatus },
  before: Booking | undefined,
  givenBack: string | undefined,
): string[] {
  const isHeldAnew = status === 'ON_HOLD' && expiresAt !== before?.expiresAt;
  const step = status === before?.status ? undefined : BOOKING_STATUSES[status];
  const held = isHeldAnew && before && expiresAt ? `Held until ${writeMoment(expiresAt)}` : undefined;
  const words = [step, held, givenBack].filter((said) => said !== undefined);
  return words.length > 0 ? words : ['Changed'];
}

/** In UTC, since it is read in every zone. */
function writeMoment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
