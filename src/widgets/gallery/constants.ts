/** Columns and gap of the masonry layout, in px (spec: masonry default 3 columns, 30 px). */
export const COLUMNS = { desktop: 3, tablet: 2, mobile: 1 } as const;
export const MASONRY_GAP_PX = 30;

/** Gap of the other layouts, in px. */
export const GAP_PX = 12;

export const MAX_COLUMNS = 8;

/** Maximum number of groups; `filter.css` has a rule for each. */
export const MAX_GROUPS = 12;

/** Approximate row height of the justified layout, in px. */
export const ROW_HEIGHT_PX = 280;

/** Aspect ratios used in turn to crop pictures; every five include a portrait, a square and a landscape. */
export const MIXED_RATIOS = ['4/5', '3/2', '1/1', '2/3', '4/3'] as const;

/** Aspect ratios to crop all pictures to. */
export const CROPS = ['1/1', '4/3', '3/2', '16/9', '4/5'] as const;
