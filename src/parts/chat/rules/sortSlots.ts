import { readSlot, type WorkSlot } from '../../../shared/time/workHours.ts';

/**
 * Slots by their start, for saving: availability reads them in order and stops at the first that lies ahead, so that one out
 * of order would hide those before it. Slots that cannot be read come last, as they stand, for the editor to mend.
 */
export function sortSlots<T extends WorkSlot>(slots: readonly T[]): T[] {
  const startOf = (slot: T) => readSlot(slot)?.start ?? Number.POSITIVE_INFINITY;
  // Not a difference, which is no number between two that cannot be read.
  return [...slots].sort((a, b) => Number(startOf(a) > startOf(b)) - Number(startOf(a) < startOf(b)));
}
