/** The three device sizes, in CSS px. */
export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

export const VIEWPORTS = [
  ['phone', PHONE],
  ['tablet', TABLET],
  ['desktop', DESKTOP],
] as const;
