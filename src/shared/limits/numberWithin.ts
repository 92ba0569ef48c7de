/**
 * Clamps a stored number to bounds; the fallback for anything else. An empty field is not 0.
 * @param bounds both inclusive
 */
export function numberWithin(value: unknown, bounds: readonly [least: number, most: number], fallback: number): number {
  const isGiven =
    (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(+value);
  return isGiven ? Math.min(bounds[1], Math.max(bounds[0], Number(value))) : fallback;
}
