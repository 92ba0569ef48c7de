/** Height of a logo, in px. */
export const LOGO_HEIGHT_PX = 44;
