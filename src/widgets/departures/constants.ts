/** How many dates are shown before the later ones unfold. */
export const DATES_SHOWN = 8;
export const MOST_DATES_SHOWN = 60;
