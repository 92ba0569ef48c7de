/** Operator between the terms of one filter: all of them, any of them, none of them (spec: `+`, `~`, `!`). */
export type LogicalJoin = 'AND' | 'OR' | 'NOT';

/**
 * Multi-filter operator: several terms joined by AND or OR, or a single one (spec: anything else is
 * DISABLED).
 */
export type FilterChoice = 'AND' | 'OR' | 'DISABLED';

/** Chosen terms of one filter. */
export interface TermFilterState {
  /** Slugs; for a range one `min..max`, either side optional. */
  terms: string[];
  logicalJoin: LogicalJoin;
}

/** All filters of a listing: by type (`taxonomy`, also for bands, and `range`), then by taxonomy, band or range. */
export type ConsolidatedFilters = Record<string, Record<string, TermFilterState>>;
