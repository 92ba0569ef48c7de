/** The units of a countdown, from the largest, each with its length in ms. */
export const UNITS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 } as const;

export type Unit = keyof typeof UNITS;

/** What happens when the time is up; several may. */
export const ENDS = { hide: 'Hide the countdown', message: 'Show a message', redirect: 'Go to another page' } as const;

/** How an evergreen countdown begins when nothing else is said (reference, section 17): 47 h 59 min. */
export const EVERGREEN = { hours: 47, minutes: 59 } as const;
