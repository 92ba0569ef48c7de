/** Default position of a spot, in % of the picture (reference). */
export const MIDDLE = 50;
