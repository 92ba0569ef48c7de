/**
 * Where a count stands: fast at first, and ever slower towards its end.
 * @param share of the time that has gone, from 0 to 1
 */
export function countAt(share: number, from: number, to: number): number {
  const rest = (1 - Math.min(1, Math.max(0, share))) ** 3;
  return to - (to - from) * rest;
}
