/** How the terms of one filter are joined: all of them, any of them, none of them (spec, section 9: `+`, `~`, `!`). */
export type LogicalJoin = 'AND' | 'OR' | 'NOT';

/** How a filter lets visitors choose: several terms, all or any of which count, or one alone (spec, section 5: anything else is DISABLED). */
export type FilterChoice = 'AND' | 'OR' | 'DISABLED';

/** What is chosen of one taxonomy. */
export interface TermFilterState {
  /** Slugs; of a range one `min..max`, of which either side may be empty. */
  terms: string[];
  logicalJoin: LogicalJoin;
}

/** What is chosen of one listing: by type of filter (`taxonomy`, of bands too, and `range`), then by taxonomy, band or range. */
export type ConsolidatedFilters = Record<string, Record<string, TermFilterState>>;
