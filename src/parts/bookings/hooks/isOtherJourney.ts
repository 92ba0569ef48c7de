import type { Booking } from '../../../tours/booking/booking.ts';

type Journey = Pick<Booking, 'departure' | 'extras' | 'items'>;

/** Whether date, travellers by unit, or extras differ, so that a booking is priced again. True for a new booking. */
export function isOtherJourney(asked: Journey, before: Journey | undefined): boolean {
  return (
    !before ||
    asked.departure !== before.departure ||
    unitsOf(asked) !== unitsOf(before) ||
    extrasKey(asked.extras) !== extrasKey(before.extras)
  );
}

function unitsOf({ items }: Journey): string {
  return items.map(({ unitId }) => unitId).join();
}

/** Identifies a choice of extras; titles and prices come from the tour. */
function extrasKey(extras: Booking['extras']): string {
  return extras.map(({ code, count }) => `${code}:${count}`).join();
}
