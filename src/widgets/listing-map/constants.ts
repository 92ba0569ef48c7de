/** Maximum number of tours on one map: more markers would overlap. */
export const MAX_TOURS = 60;

/** Maximum number of routes on one map: more lines would be unreadable, and cost bytes. */
export const MAX_WAYS = 24;
