/** How many dates can be chosen before the later ones unfold. */
export const DATES_SHOWN = 5;
export const MOST_DATES_SHOWN = 30;
/** Who travels unless somebody says otherwise. */
export const USUAL_ADULTS = 2;
