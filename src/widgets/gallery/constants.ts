/** Columns and space between the pictures of masonry, in px (spec, section 9: masonry default 3 columns, 30 px). */
export const COLUMNS = { desktop: 3, tablet: 2, mobile: 1 } as const;
export const MASONRY_GAP_PX = 30;

/** Space between the pictures of the other layouts, in px. */
export const GAP_PX = 12;

export const MOST_COLUMNS = 8;

/** As many groups as `filter.css` can choose among. */
export const MOST_GROUPS = 12;

/** About how high a row of the justified layout is, in px. */
export const ROW_HEIGHT_PX = 280;

/** Proportions of pictures that are cropped in turn; in each five of them something upright, square and wide. */
export const MIXED_RATIOS = ['4/5', '3/2', '1/1', '2/3', '4/3'] as const;

/** Proportions that all pictures can be cropped to. */
export const CROPS = ['1/1', '4/3', '3/2', '16/9', '4/5'] as const;
