/** Height of the operator's own logo, in px: as high as the emblem that it replaces, with room for a name in it. */
export const OWN_LOGO_HEIGHT_PX = 44;
/** Minimum and maximum height of the operator's own logo, in px. */
export const OWN_LOGO_HEIGHTS_PX = [20, 120] as const;
