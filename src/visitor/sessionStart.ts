/** Marks a browser session, in sessionStorage: when it began, epoch ms. */
export const SESSION_KEY = 'rihla-session';

/** When this browser session began, epoch ms; now, where nobody knows. Never throws. */
export function readSessionStart(): number {
  const now = Date.now();
  try {
    // Nobody's session begins in the future.
    return Math.min(Number(sessionStorage.getItem(SESSION_KEY)) || now, now);
  } catch {
    return now;
  }
}
