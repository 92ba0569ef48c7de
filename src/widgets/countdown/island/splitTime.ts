import { UNITS, type Unit } from '../units.ts';

/**
 * Splits a duration into units. The largest unit takes the rest above it; the smallest is rounded up, so that zero means the end.
 * @param left in ms
 * @param units largest first
 */
export function splitTime(left: number, units: readonly Unit[]): number[] {
  const smallest = UNITS[units.at(-1) ?? 'seconds'];
  let rest = Math.ceil(Math.max(0, left) / smallest) * smallest;
  return units.map((unit) => {
    const count = Math.floor(rest / UNITS[unit]);
    rest -= count * UNITS[unit];
    return count;
  });
}
