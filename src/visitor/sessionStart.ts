/** sessionStorage key of the session's start, epoch ms. */
export const SESSION_KEY = 'rihla-session';

/** Start of this browser session, epoch ms; now, where unknown. Never throws. */
export function readSessionStart(): number {
  const now = Date.now();
  try {
    // Not in the future.
    return Math.min(Number(sessionStorage.getItem(SESSION_KEY)) || now, now);
  } catch {
    return now;
  }
}
