/** Sign-in rate limits against brute force, for staff and for travellers. */
export const SIGN_IN_LIMITS = {
  /** Failed attempts in a row that lock an account for a while. */
  mostAttempts: 5,
  closedMs: 10 * 60_000,
  /** Attempts per visitor per minute. */
  perMinute: 10,
} as const;
