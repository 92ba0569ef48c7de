/** Where a spot is by itself, in % of the picture (reference, section 18). */
export const MIDDLE = 50;
