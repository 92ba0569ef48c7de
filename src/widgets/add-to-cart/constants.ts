/** Number of bookable departures before the disclosure with the later ones. */
export const DATES_SHOWN = 5;
export const MAX_DATES_SHOWN = 30;
/** Default number of adults. */
export const USUAL_ADULTS = 2;
