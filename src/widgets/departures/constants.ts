/** Number of departures shown before the disclosure with the later ones. */
export const DATES_SHOWN = 8;
export const MAX_DATES_SHOWN = 60;
