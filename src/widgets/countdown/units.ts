/** Units of a countdown, largest first, with their lengths in ms. */
export const UNITS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 } as const;

export type Unit = keyof typeof UNITS;

/** Actions at the end; several may be set. */
export const ENDS = { hide: 'Hide the countdown', message: 'Show a message', redirect: 'Go to another page' } as const;

/** Default length of an evergreen countdown (reference): 47 h 59 min. */
export const EVERGREEN = { hours: 47, minutes: 59 } as const;
