/** Width of the drawing space every scene is composed in. */
export const WIDTH = 2400;

/** Height of the drawing space every scene is composed in. */
export const HEIGHT = 1600;
