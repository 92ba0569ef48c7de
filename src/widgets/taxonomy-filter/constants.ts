/** Default number of terms before “show more”: longer lists are skimmed rather than read. */
export const DEFAULT_SHOWN = 8;

/** Default taxonomy: all kinds have it. */
export const DEFAULT_TAXONOMY = 'categories';
