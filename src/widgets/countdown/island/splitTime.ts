import { UNITS, type Unit } from '../units.ts';

/**
 * How many of each unit are left. The largest takes what greater ones would hold; the smallest is rounded up, so that none is left
 * only when the time is up.
 * @param left in ms
 * @param units from the largest
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
