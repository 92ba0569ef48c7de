import { randomUUID } from 'node:crypto';
import { type Booking, type BookingItem, MAX_TRAVELLERS, readBooking } from '../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { whole } from '../../../tours/readValues.ts';

/**
 * Travellers of a booking. Partners name each traveller; staff enter the number of adults and children, and existing travellers are kept.
 * @param data as it is saved; missing fields are unchanged
 */
export function itemsOf(data: Record<string, unknown>, before: Booking | undefined): BookingItem[] {
  const had = before?.items ?? [];
  const entered = Array.isArray(data.items)
    ? (readBooking({ status: 'ON_HOLD', items: data.items })?.items ?? [])
    : had;
  const isGiven = JSON.stringify(entered) !== JSON.stringify(had);
  if (isGiven) return entered;
  const items = [...counted(data.adults, ADULT, had), ...counted(data.children, CHILD, had)];
  // Keeps their order while their number is unchanged.
  return items.length === had.length && items.every((item) => had.includes(item)) ? [...had] : items;
}

/** Travellers of a unit: existing ones first, then new ones. */
function counted(count: unknown, unitId: string, had: readonly BookingItem[]): BookingItem[] {
  const theirs = had.filter((item) => item.unitId === unitId);
  // One more than allowed is enough to be refused.
  const requested = whole(count, 0, Number.MAX_SAFE_INTEGER) ?? theirs.length;
  const length = Math.min(requested, MAX_TRAVELLERS + 1);
  return Array.from({ length }, (_, index) => theirs[index] ?? { uuid: randomUUID(), unitId });
}
