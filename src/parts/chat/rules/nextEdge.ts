/** Status of an account at one moment. */
export type Status = { isOnline: boolean; statusText: string };

/** A slot skipped by a clock change comes again a week later. Fits into a timer, whose limit is 24 days. */
const HORIZON = 15 * 86_400_000;

/**
 * The first instant after `now` (epoch ms) at which the status changes; undefined when there is none within fifteen days.
 * @param stepFrom the next instant after one before which nothing can change
 */
export function findNextEdge(
  statusAt: (instant: number) => Status,
  stepFrom: (instant: number) => number,
  now: number,
): number | undefined {
  const { isOnline, statusText } = statusAt(now);
  for (let instant = stepFrom(now); instant <= now + HORIZON; instant = stepFrom(instant)) {
    const status = statusAt(instant);
    if (status.isOnline !== isOnline || status.statusText !== statusText) return instant;
  }
  return undefined;
}
