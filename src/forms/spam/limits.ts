/** Minimum age of a token: a person needs longer to write anything. */
export const TOKEN_MIN_AGE_MS = 3_000;
/** Maximum age of a token: a form that was left open overnight fetches another. */
export const TOKEN_MAX_AGE_MS = 12 * 60 * 60_000;
/** Maximum clock skew between two servers. */
export const CLOCK_SKEW_MS = 60_000;

/** Maximum number of links in a message; more are advertising. */
export const MAX_LINKS = 2;
/** Window of duplicate detection: whoever presses twice or goes back does so within it. */
export const DUPLICATE_MS = 24 * 60 * 60_000;
/** Rate limit by e-mail address: a traveller asks about several journeys on one day, but not a tenth time. */
export const MAX_BY_EMAIL = { count: 8, windowMs: 24 * 60 * 60_000 } as const;

const A_MINUTE_MS = 60_000;

/**
 * Rate limits of form submissions: per visitor, per visitor without the required proof of work, and for all visitors
 * together in one process.
 */
export const FORM_LIMITS = {
  visitor: { max: 10, windowMs: A_MINUTE_MS },
  /**
   * A browser that cannot compute the proof of work is let through at a low rate: no traveller is locked out
   * (reference).
   */
  withoutProof: { max: 3, windowMs: 60 * A_MINUTE_MS },
  all: { max: 6_000, windowMs: A_MINUTE_MS },
} as const;

/** Maximum number of visitors in the rate limiter; many addresses must not fill the memory. */
export const MAX_VISITORS = 20_000;

/**
 * Difficulty of the proof of work: PBKDF2 with this many rounds, repeated a random number of times between `least` and
 * `most`. About half a second on a desktop computer, and two on an old phone.
 */
export const PROOF = { cost: 5_000, least: 60, most: 240, expiresMs: 20 * A_MINUTE_MS } as const;
