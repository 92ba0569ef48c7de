import type { ConsolidatedFilters, LogicalJoin, TermFilterState } from './types.ts';

/** Separators of a filter's terms in a URL (spec). */
export const SEPARATORS: Readonly<Record<LogicalJoin, string>> = { AND: '+', OR: '~', NOT: '!' };

/** Filter type of taxonomy terms and of bands. */
export const TAXONOMY = 'taxonomy';
/** Filter type of a numeric range. */
export const RANGE = 'range';
/** Filter type of the sort order; it filters nothing. */
export const ORDER = 'order';

/** Limits of a query: more than visitors choose, and few enough to be fast. */
export const MAX_TAXONOMIES = 20;
export const MAX_TERMS = 40;

/** A slug as the studio creates them, a band, or a range: no separators, and nothing that would be escaped twice. */
const TERM = /^[\p{L}\p{N}_.-][\p{L}\p{N}\p{M}_.-]{0,99}$/u;
/** Name of a taxonomy, a band or a range; may contain dashes. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,63}$/u;

/** Whether a text can be a term of a filter. */
export function isTerm(value: unknown): value is string {
  return typeof value === 'string' && TERM.test(value);
}

/** Whether a text can be the name of a filter. */
export function isFilterName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/** The state of one filter, untrusted names included; an empty state where there is none. */
export function stateOf(filters: ConsolidatedFilters, type: string, name: string): TermFilterState {
  const ofType = Object.hasOwn(filters, type) ? filters[type] : undefined;
  const state = ofType && Object.hasOwn(ofType, name) ? ofType[name] : undefined;
  return state ?? { terms: [], logicalJoin: 'AND' };
}

/** Replaces the state of one filter, and removes it when it has no terms. The order of all others stays. */
export function withState(
  filters: ConsolidatedFilters,
  type: string,
  name: string,
  state: TermFilterState,
): ConsolidatedFilters {
  const { [name]: _replaced, ...ofType } = Object.hasOwn(filters, type) ? (filters[type] ?? {}) : {};
  const { [type]: _ofType, ...others } = filters;
  if (state.terms.length) return { ...others, [type]: { ...ofType, [name]: state } };
  return Object.keys(ofType).length ? { ...others, [type]: ofType } : others;
}

/** The sort order that a visitor has chosen; undefined for the listing's own. */
export function chosenOrder(filters: ConsolidatedFilters): string | undefined {
  return stateOf(filters, ORDER, ORDER).terms[0];
}

/** Number of terms and ranges; only pages with few of them are open to search engines (reference). */
export function countChoices(filters: ConsolidatedFilters): number {
  return Object.entries(filters)
    .filter(([type]) => type !== ORDER)
    .flatMap(([, ofType]) => Object.values(ofType))
    .reduce((sum, { terms }) => sum + terms.length, 0);
}

/** Removes all filters, and keeps the sort order. */
export function clearFilters(filters: ConsolidatedFilters): ConsolidatedFilters {
  return Object.fromEntries(Object.entries(filters).filter(([type]) => type === ORDER));
}
