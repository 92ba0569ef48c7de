/** How often it is looked whether a player answers, in ms (spec, section 9, "Loading"). */
export const READY_CHECK_MS = 350;

/** After this long without an answer a visitor is told, in ms; the spec knows no end, and a wait without one is no answer. */
export const READY_LIMIT_MS = 30_000;

/**
 * Looks again and again whether something is ready, at once for the first time.
 * @param check says whether it is
 * @param giveUp called once when it is not within the limit
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
