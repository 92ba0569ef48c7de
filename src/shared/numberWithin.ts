/**
 * A stored number inside its bounds; the fallback for what is none. An empty field counts as none, and not as 0.
 * @param bounds both inclusive
 */
export function numberWithin(value: unknown, bounds: readonly [least: number, most: number], fallback: number): number {
  const isGiven =
    (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(+value);
  return isGiven ? Math.min(bounds[1], Math.max(bounds[0], Number(value))) : fallback;
}
