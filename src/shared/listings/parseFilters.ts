import { isObject } from '../isObject.ts';
import { isFilterName, isTerm, MAX_TERMS, SEPARATORS, withState } from './filters.ts';
import type { ConsolidatedFilters, LogicalJoin } from './types.ts';

/** Parses the join; AND by default (reference). */
function readJoin(value: unknown): LogicalJoin {
  return typeof value === 'string' && Object.hasOwn(SEPARATORS, value) ? (value as LogicalJoin) : 'AND';
}

/**
 * Validates filters from a request body, each taxonomy with its terms; undefined when the value has another form.
 * @param value untrusted
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
