import { joinQuery, nameOf, splitQuery } from './rawQuery.ts';

/** Query parameter of a listing's page (spec). */
export function pageParameter(widgetId: string): string {
  return `e-page-${widgetId}`;
}

/** Whether a parameter is this listing's page. */
export function isOwnPage(widgetId: string, parameter: string): boolean {
  return parameter === pageParameter(widgetId);
}

/** Parses a listing's page from a query, from 1; the first when absent or invalid. */
export function readPage(widgetId: string, query: string | URLSearchParams): number {
  const value = new URLSearchParams(query).get(pageParameter(widgetId)) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/**
 * The query for another page of a listing; filters and other parameters stay byte for byte. The first page has no
 * parameter.
 * @param query with or without a question mark
 * @returns without one
 */
export function pageQuery(widgetId: string, page: number, query: string): string {
  const others = splitQuery(query).filter((parameter) => !isOwnPage(widgetId, nameOf(parameter)));
  return joinQuery(others, page > 1 ? [`${pageParameter(widgetId)}=${page}`] : []);
}
