/** Durations of entrances, in seconds (reference, "Entrance animation"; the values of the builders in the field). */
export const ENTRANCE_SECONDS = { slow: 2, normal: 1.25, fast: 0.75 } as const;

/** Limits of the delay, in ms. */
export const ENTRANCE_DELAY = [0, 10_000] as const;
