import { isObject } from '../isObject.ts';
import { isFilterName, isTerm, MAX_TERMS, SEPARATORS, stateOf, withState } from './filters.ts';
import type { ConsolidatedFilters, LogicalJoin } from './types.ts';

/** What one filter of a listing holds (spec, section 3, loop filter state). */
export interface LoopFilter {
  filterType: string;
  filterData: {
    terms: string[];
    selectedTaxonomy: string;
    /** Missing: AND. */
    logicalJoin?: LogicalJoin | undefined;
  };
}

/**
 * Filters by their ids, grouped by type, then by taxonomy. Two on one taxonomy are joined: the terms of both, as the first that has
 * any joins them (decided in design, section 8). Filters without terms, and what is no filter, leave nothing.
 */
export function consolidate(filters: Readonly<Record<string, LoopFilter>>): ConsolidatedFilters {
  let consolidated: ConsolidatedFilters = {};
  for (const filter of Object.values(filters)) {
    const data = isObject(filter) && isObject(filter.filterData) ? filter.filterData : undefined;
    if (!data || !isFilterName(filter.filterType) || !isFilterName(data.selectedTaxonomy)) continue;
    const terms = Array.isArray(data.terms) ? data.terms.filter(isTerm) : [];
    const known = stateOf(consolidated, filter.filterType, data.selectedTaxonomy);
    consolidated = withState(consolidated, filter.filterType, data.selectedTaxonomy, {
      terms: [...new Set([...known.terms, ...terms])].slice(0, MAX_TERMS),
      logicalJoin: known.terms.length ? known.logicalJoin : readJoin(data.logicalJoin),
    });
  }
  return consolidated;
}

/** How terms are joined; AND where it is not said (reference, section 9). */
export function readJoin(value: unknown): LogicalJoin {
  return typeof value === 'string' && Object.hasOwn(SEPARATORS, value) ? (value as LogicalJoin) : 'AND';
}

/**
 * Filters as a request sends them, each taxonomy with its terms; undefined when the value is not of that form.
 * @param value what came in the body of a request
 */
export function parseFilters(value: unknown): ConsolidatedFilters | undefined {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (!isObject(value)) return undefined;
  let filters: ConsolidatedFilters = {};
  for (const [type, ofType] of Object.entries(value)) {
    if (!isFilterName(type) || !isObject(ofType)) return undefined;
    for (const [name, state] of Object.entries(ofType)) {
      const { logicalJoin, terms } = isObject(state) ? state : {};
      if (!isFilterName(name) || !Array.isArray(terms) || !terms.every(isTerm) || terms.length > MAX_TERMS)
        return undefined;
      if (logicalJoin !== undefined && logicalJoin !== readJoin(logicalJoin)) return undefined;
      filters = withState(filters, type, name, { terms: [...new Set(terms)], logicalJoin: readJoin(logicalJoin) });
    }
  }
  return filters;
}
