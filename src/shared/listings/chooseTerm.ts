import { ORDER, stateOf, TAXONOMY, withState } from './filters.ts';
import type { ConsolidatedFilters, FilterChoice, LogicalJoin } from './types.ts';

/** The multi-filter operator must be AND or OR; any other value is treated as DISABLED (spec, section 5). */
export function readOperator(value: unknown): FilterChoice {
  return value === 'AND' || value === 'OR' ? value : 'DISABLED';
}

/** A term of a filter, and how the filter lets visitors choose. */
export interface Choice {
  taxonomy: string;
  term: string;
  operator: FilterChoice;
  /** Leaves out what has the term. */
  isExclusion?: boolean | undefined;
}

/**
 * Chooses a term, or gives it up when it is chosen already. With DISABLED it takes the place of any other, and to choose the active one
 * clears (reference, section 9).
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

/** Gives up one term of a filter of any type. */
export function dropTerm(filters: ConsolidatedFilters, type: string, name: string, term: string): ConsolidatedFilters {
  const state = stateOf(filters, type, name);
  return withState(filters, type, name, { ...state, terms: state.terms.filter((known) => known !== term) });
}

/** Gives up all terms of one filter. */
export function dropFilter(filters: ConsolidatedFilters, type: string, name: string): ConsolidatedFilters {
  return withState(filters, type, name, { terms: [], logicalJoin: 'AND' });
}

/** Chooses the order of the listing; an empty one gives it back to the listing. */
export function chooseOrder(filters: ConsolidatedFilters, order: string): ConsolidatedFilters {
  return withState(filters, ORDER, ORDER, { terms: order ? [order] : [], logicalJoin: 'AND' });
}
