/** What signing in is held to at every door, that of staff and that of travellers. */
export const SIGN_IN_LIMITS = {
  /** So many wrong passwords in a row close an account for a while. */
  mostAttempts: 5,
  closedMs: 10 * 60_000,
  /** So often one visitor may try within a minute. */
  perMinute: 10,
} as const;
