/** Synchronization state with the newsletter service. */
export const PROVIDER_STATES = {
  none: 'Not sent',
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Failed for good',
} as const;

const A_MINUTE_MS = 60_000;
const MAX_WAIT_MS = 6 * 60 * A_MINUTE_MS;

/** Maximum number of attempts to notify a service; with backoff, over two and a half days. */
export const MAX_ATTEMPTS = 16;

/**
 * Backoff after failed attempts, in ms: 1, 2, 4 minutes and so on, at most six hours.
 * @returns undefined when it is given up
 */
export function waitAfter(attempts: number): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(2 ** Math.max(0, attempts - 1) * A_MINUTE_MS, MAX_WAIT_MS);
}
