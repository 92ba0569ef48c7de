import { filterQuery, readFilters } from './filterQuery.ts';
import type { ConsolidatedFilters } from './types.ts';

/** The canonical form of a listing's filters, the same for all equivalent URLs. */
export function canonicalFilters(widgetId: string, filters: ConsolidatedFilters): ConsolidatedFilters {
  return readFilters(widgetId, filterQuery(widgetId, filters, ''));
}
