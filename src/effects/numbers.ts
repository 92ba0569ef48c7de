/**
 * A stored number, clamped.
 * @param value as stored, which may be anything
 * @returns `fallback` when it is no number
 */
export function numberIn(value: unknown, [least, most]: readonly [number, number], fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : fallback;
}
