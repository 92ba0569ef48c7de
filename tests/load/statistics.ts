/** Median; the mean of the middle two when their count is even. @throws RangeError without values */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/**
 * A percentile, interpolated between the nearest two values.
 * @param rank from 0 to 100
 * @throws RangeError when there are no values
 */
export function percentile(values: readonly number[], rank: number): number {
  if (!values.length) throw new RangeError('A percentile needs at least one value.');
  const sorted = [...values].sort((a, b) => a - b);
  const position = ((sorted.length - 1) * rank) / 100;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position - Math.floor(position));
}
