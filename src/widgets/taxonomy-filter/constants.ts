/** Terms before the others fold away: more are skimmed rather than read. */
export const DEFAULT_SHOWN = 8;
