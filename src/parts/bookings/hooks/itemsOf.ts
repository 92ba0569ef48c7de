import { randomUUID } from 'node:crypto';
import { type Booking, type BookingItem, MOST_TRAVELLERS, readBooking } from '../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { whole } from '../../../tours/readValues.ts';

/**
 * Who travels. Partners name each traveller; staff say how many adults and children there are, and whoever was there stays who they were.
 * @param data as it is saved; what it does not say stays
 */
export function itemsOf(data: Record<string, unknown>, before: Booking | undefined): BookingItem[] {
  const had = before?.items ?? [];
  const given = Array.isArray(data.items) ? (readBooking({ status: 'ON_HOLD', items: data.items })?.items ?? []) : had;
  const isGiven = JSON.stringify(given) !== JSON.stringify(had);
  if (isGiven) return given;
  const items = [...counted(data.adults, ADULT, had), ...counted(data.children, CHILD, had)];
  // In the order in which they were named, as long as nobody comes or goes.
  return items.length === had.length && items.every((item) => had.includes(item)) ? [...had] : items;
}

/** So many travellers of a unit: the first of those there were, and new ones. */
function counted(count: unknown, unitId: string, had: readonly BookingItem[]): BookingItem[] {
  const theirs = had.filter((item) => item.unitId === unitId);
  // One more than may travel is enough to be refused for it.
  const wanted = whole(count, 0, Number.MAX_SAFE_INTEGER) ?? theirs.length;
  const length = Math.min(wanted, MOST_TRAVELLERS + 1);
  return Array.from({ length }, (_, index) => theirs[index] ?? { uuid: randomUUID(), unitId });
}
