/** A person needs longer to write anything (spec of issue 15; reference, 4.4). */
export const TOKEN_MIN_AGE_MS = 3_000;
/** A form that was left open over night fetches another token (reference, 4.4). */
export const TOKEN_MAX_AGE_MS = 12 * 60 * 60_000;
/** How far the clocks of two servers may be apart. */
export const CLOCK_SKEW_MS = 60_000;

/** More links than this in one message are an advertisement (spec of issue 15). */
export const MOST_LINKS = 2;
/** For so long the same message is the same message (reference, 4.4). */
export const DUPLICATE_MS = 24 * 60 * 60_000;
/** A traveller asks about several journeys on one day, and does not write a tenth time. */
export const MOST_BY_EMAIL = { count: 8, windowMs: 24 * 60 * 60_000 } as const;

const A_MINUTE_MS = 60_000;

/** How often forms may be sent: by one visitor, by one without the work that a form asks for, and by all together in one process. */
export const FORM_LIMITS = {
  visitor: { max: 10, windowMs: A_MINUTE_MS },
  /** A browser that cannot do the work is let through, and seldom: no traveller stands before a closed door (reference, section 15). */
  withoutProof: { max: 3, windowMs: 60 * A_MINUTE_MS },
  all: { max: 6_000, windowMs: A_MINUTE_MS },
} as const;

/** Visitors that are told apart at most; a crowd of addresses does not fill the memory. */
export const MOST_VISITORS = 20_000;

/**
 * The work that a form may ask for: PBKDF2 of so many rounds, as often as a number between these two says. About half a second on a
 * desktop computer, and two on an old phone.
 */
export const PROOF = { cost: 5_000, least: 60, most: 240, expiresMs: 20 * A_MINUTE_MS } as const;
