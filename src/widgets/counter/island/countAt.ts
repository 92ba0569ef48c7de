/**
 * Easing of the count: fast at first, slower towards the end.
 * @param share elapsed share of the duration, from 0 to 1
 */
export function countAt(share: number, from: number, to: number): number {
  const rest = (1 - Math.min(1, Math.max(0, share))) ** 3;
  return to - (to - from) * rest;
}
