/** Cards on one page of a listing until an editor says otherwise: rows of two and of three both come out even. */
export const DEFAULT_PAGE_SIZE = 12;

/** The most that one page shows. */
export const MAX_PAGE_SIZE = 48;

/**
 * Around the window, as a root margin: where the end of an infinite list is when more is asked for. Whoever jumps past it, as by the End key, has
 * it above the window.
 */
export const NEAR_END = '1000000px 0px 600px';
