import type { ConsolidatedFilters, LogicalJoin, TermFilterState } from './types.ts';

/** What stands between the terms of a filter in an address (spec, section 9). */
export const SEPARATORS: Readonly<Record<LogicalJoin, string>> = { AND: '+', OR: '~', NOT: '!' };

/** Filters by terms of taxonomies and of bands. */
export const TAXONOMY = 'taxonomy';
/** Filters by a number between two others. */
export const RANGE = 'range';
/** The order chosen by the visitor; it narrows nothing. */
export const ORDER = 'order';

/** More than anybody chooses, and little enough to answer. */
export const MAX_TAXONOMIES = 20;
export const MAX_TERMS = 40;

/** A slug as the studio makes them, a band, or a range: nothing that separates terms, and nothing that has to be escaped twice. */
const TERM = /^[\p{L}\p{N}_.-][\p{L}\p{N}\p{M}_.-]{0,99}$/u;
/** The name of a taxonomy, a band or a range; dashes are allowed in it. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,63}$/u;

/** Whether a text can be a term of a filter. */
export function isTerm(value: unknown): value is string {
  return typeof value === 'string' && TERM.test(value);
}

/** Whether a text can be the name of what is filtered by. */
export function isFilterName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/** The state of one filter, also of filters that a visitor made up; nothing chosen where there is none. */
export function stateOf(filters: ConsolidatedFilters, type: string, name: string): TermFilterState {
  const ofType = Object.hasOwn(filters, type) ? filters[type] : undefined;
  const state = ofType && Object.hasOwn(ofType, name) ? ofType[name] : undefined;
  return state ?? { terms: [], logicalJoin: 'AND' };
}

/** The filters with the state of one of them replaced, and without it when it has no terms. The order of all others stays. */
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

/** The name of the order that a visitor has chosen; undefined for the listing's own. */
export function chosenOrder(filters: ConsolidatedFilters): string | undefined {
  return stateOf(filters, ORDER, ORDER).terms[0];
}

/** How many terms and ranges narrow a listing; search engines are told of pages with few of them alone (reference, section 9). */
export function countChoices(filters: ConsolidatedFilters): number {
  return Object.entries(filters)
    .filter(([type]) => type !== ORDER)
    .flatMap(([, ofType]) => Object.values(ofType))
    .reduce((sum, { terms }) => sum + terms.length, 0);
}

/** Nothing chosen any more, in the order that was chosen. */
export function clearFilters(filters: ConsolidatedFilters): ConsolidatedFilters {
  return Object.fromEntries(Object.entries(filters).filter(([type]) => type === ORDER));
}
