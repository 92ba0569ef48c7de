import { filterQuery, readFilters } from './filterQuery.ts';
import type { ConsolidatedFilters } from './types.ts';

/** The one form of a listing's filters: those that every address which means the same is read as. */
export function canonicalFilters(widgetId: string, filters: ConsolidatedFilters): ConsolidatedFilters {
  return readFilters(widgetId, filterQuery(widgetId, filters, ''));
}
