import { ORDER, stateOf, TAXONOMY, withState } from './filters.ts';
import type { ConsolidatedFilters, FilterChoice, LogicalJoin } from './types.ts';

/** Validates the multi-filter operator: AND or OR; any other value is treated as DISABLED (spec). */
export function readOperator(value: unknown): FilterChoice {
  return value === 'AND' || value === 'OR' ? value : 'DISABLED';
}

/** A term of a filter, and the filter's operator. */
export interface Choice {
  taxonomy: string;
  term: string;
  operator: FilterChoice;
  /** Excludes documents with the term. */
  isExclusion?: boolean | undefined;
}

/**
 * Toggles a term. With DISABLED it replaces any other, and choosing the active one clears the filter (reference,
 * section 9).
 */
export function chooseTerm(
  filters: ConsolidatedFilters,
  { isExclusion = false, operator, taxonomy, term }: Choice,
): ConsolidatedFilters {
  const { logicalJoin, terms } = stateOf(filters, TAXONOMY, taxonomy);
  const isAlike = isExclusion === (logicalJoin === 'NOT');
  const known = isAlike ? terms : [];
  const join: LogicalJoin = isExclusion ? 'NOT' : operator === 'OR' ? 'OR' : 'AND';
  return withState(filters, TAXONOMY, taxonomy, { terms: toggled(known, term, operator), logicalJoin: join });
}

function toggled(terms: readonly string[], term: string, operator: FilterChoice): string[] {
  if (terms.includes(term)) return operator === 'DISABLED' ? [] : terms.filter((known) => known !== term);
  return operator === 'DISABLED' ? [term] : [...terms, term];
}

/** Removes one term of a filter of any type. */
export function dropTerm(filters: ConsolidatedFilters, type: string, name: string, term: string): ConsolidatedFilters {
  const state = stateOf(filters, type, name);
  return withState(filters, type, name, { ...state, terms: state.terms.filter((known) => known !== term) });
}

/** Removes all terms of one filter. */
export function dropFilter(filters: ConsolidatedFilters, type: string, name: string): ConsolidatedFilters {
  return withState(filters, type, name, { terms: [], logicalJoin: 'AND' });
}

/** Sets the sort order; an empty one restores the listing's own. */
export function chooseOrder(filters: ConsolidatedFilters, order: string): ConsolidatedFilters {
  return withState(filters, ORDER, ORDER, { terms: order ? [order] : [], logicalJoin: 'AND' });
}
