/** Default page size of a listing: fills rows of two and of three evenly. */
export const DEFAULT_PAGE_SIZE = 12;

/** Maximum page size. */
export const MAX_PAGE_SIZE = 48;

/** Root margin of infinite scrolling: how near to its end more is loaded. The end may also be above the window, after a jump by the End key. */
export const NEAR_END = '1000000px 0px 600px';
