/** Default position of a spot, in % of the picture (reference, section 18). */
export const MIDDLE = 50;
