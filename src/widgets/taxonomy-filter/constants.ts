/** Terms before the others fold away: more are skimmed rather than read. */
export const DEFAULT_SHOWN = 8;

/** What a new filter filters by: all kinds have it. */
export const DEFAULT_TAXONOMY = 'categories';
