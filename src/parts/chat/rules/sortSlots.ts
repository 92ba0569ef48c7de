import { readSlot, type WorkSlot } from '../../../shared/time/workHours.ts';

/**
 * Sorts slots by start, on save: availability reads them in order and stops at the first future one, so that a misplaced one would hide others.
 * Invalid slots come last, unchanged, for the editor to correct.
 */
export function sortSlots<T extends WorkSlot>(slots: readonly T[]): T[] {
  const startOf = (slot: T) => readSlot(slot)?.start ?? Number.POSITIVE_INFINITY;
  // No subtraction, which gives NaN for two invalid ones.
  return [...slots].sort((a, b) => Number(startOf(a) > startOf(b)) - Number(startOf(a) < startOf(b)));
}
