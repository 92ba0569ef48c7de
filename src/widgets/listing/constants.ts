/** Cards on one page of a listing until an editor says otherwise: rows of two and of three both come out even. */
export const DEFAULT_PAGE_SIZE = 12;

/** The most that one page shows. */
export const MAX_PAGE_SIZE = 48;
