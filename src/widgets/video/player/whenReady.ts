/** Polling interval until a player is ready, in ms (spec). */
export const READY_CHECK_MS = 350;

/** Timeout after which the visitor sees an error, in ms; the spec has none, but an endless wait is not acceptable. */
export const READY_LIMIT_MS = 30_000;

/**
 * Polls until something is ready, starting at once.
 * @param check whether it is
 * @param giveUp called once on timeout
 */
export function whenReady(check: () => boolean, giveUp: () => void, signal: AbortSignal): void {
  if (signal.aborted || check()) return;
  const checksLeft = Math.floor(READY_LIMIT_MS / READY_CHECK_MS);
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const isReady = check();
    if (!isReady && checks < checksLeft) return;
    clearInterval(timer);
    if (!isReady) giveUp();
  }, READY_CHECK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
