import { joinQuery, nameOf, splitQuery } from './rawQuery.ts';

/** Name of the parameter in which the page of a listing is kept (spec, section 2). */
export function pageParameter(widgetId: string): string {
  return `e-page-${widgetId}`;
}

/** Whether a parameter is the page of the listing. */
export function isOwnPage(widgetId: string, parameter: string): boolean {
  return parameter === pageParameter(widgetId);
}

/** The page of a listing that an address asks for, from 1; the first where it asks for none, or for nonsense. */
export function readPage(widgetId: string, query: string | URLSearchParams): number {
  const value = new URLSearchParams(query).get(pageParameter(widgetId)) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/**
 * The query for another page of a listing; its filters and everything of others stay as they are written. The first page has no parameter.
 * @param query with or without a question mark
 * @returns without one
 */
export function pageQuery(widgetId: string, page: number, query: string): string {
  const others = splitQuery(query).filter((parameter) => !isOwnPage(widgetId, nameOf(parameter)));
  return joinQuery(others, page > 1 ? [`${pageParameter(widgetId)}=${page}`] : []);
}
