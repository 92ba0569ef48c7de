/** Columns of a list of articles (spec, theme: masonry of 3 columns, 30 px vertical spacing). */
export const DEFAULT_COLUMNS = 3;

/** Vertical spacing of a masonry, in CSS pixels. */
export const MASONRY_SPACING_PX = 30;
