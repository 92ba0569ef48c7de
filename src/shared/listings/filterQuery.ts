import { memoized } from '../memoized.ts';
import {
  isFilterName,
  isTerm,
  MAX_TAXONOMIES,
  MAX_TERMS,
  ORDER,
  RANGE,
  SEPARATORS,
  stateOf,
  TAXONOMY,
  withState,
} from './filters.ts';
import { isOwnPage } from './pageQuery.ts';
import { rangeTerm, readRange } from './range.ts';
import { joinQuery, nameOf, splitQuery } from './rawQuery.ts';
import type { ConsolidatedFilters, LogicalJoin, TermFilterState } from './types.ts';

/** A form without script sends the two ends of a range apart: `e-filter-{id}-price.min` and `.max`. */
const END_OF_RANGE = /^(.*)\.(min|max)$/;

/** The separators, and the space that a plain `+` is read as. */
const SEPARATOR = /[+ ~!]/;

/** Name of the parameter in which one filter of a listing is kept (spec, section 2). */
export function filterParameter(widgetId: string, name: string): string {
  return `e-filter-${widgetId}-${name}`;
}

/** Whether a parameter is a filter of the listing; one of another listing, whose id begins alike, is not. */
function isOwnFilter(widgetId: string, parameter: string): boolean {
  return parameter.startsWith(filterParameter(widgetId, ''));
}

/**
 * What is chosen in an address for one listing. Terms may be separated by `+`, a space, `~` or `!`, encoded or not (reference,
 * section 9); where they differ, the first one says how all are joined. Repeated parameters are joined, as a form sends them: a
 * value that is a separator alone says how. What cannot be a filter is left out.
 */
export function readFilters(widgetId: string, query: string | URLSearchParams): ConsolidatedFilters {
  let filters: ConsolidatedFilters = {};
  if (!widgetId) return filters;
  const joins = new Map<string, LogicalJoin>();
  for (const [parameter, value] of new URLSearchParams(query)) {
    if (!isOwnFilter(widgetId, parameter)) continue;
    const written = parameter.slice(filterParameter(widgetId, '').length);
    const [, range = '', end] = END_OF_RANGE.exec(written) ?? [];
    const name = range || written;
    if (!isFilterName(name)) continue;
    if (end) {
      filters = withEnd(filters, name, end, value);
      continue;
    }
    const join = joinOf(value);
    if (join && !joins.has(name)) joins.set(name, join);
    filters = withTerms(filters, name, termsOf(value));
  }
  return joined(filters, joins);
}

/**
 * The query with the filters of one listing in place of those it had, and without its page (spec, section 2). The parameters of others
 * stay as they are written; the same choice is always written the same.
 * @param query with or without a question mark
 * @returns without one; empty when nothing is left
 */
export function filterQuery(widgetId: string, filters: ConsolidatedFilters, query: string): string {
  return filterQueries(widgetId, query)(filters);
}

/** The same for many choices of one listing: the query is taken apart once. */
export function filterQueries(widgetId: string, query: string): (filters: ConsolidatedFilters) => string {
  const { others, ownOf } = filterParameters(widgetId, query);
  return (filters) => joinQuery(others, ownOf(filters));
}

/** The parameters of a query that are not the listing's own, and those that some filters make, in their order; as they are written. */
export function filterParameters(
  widgetId: string,
  query: string,
): { others: string[]; ownOf(filters: ConsolidatedFilters): string[] } {
  const others = splitQuery(query).filter((parameter) => {
    const name = nameOf(parameter);
    return !isOwnFilter(widgetId, name) && !isOwnPage(widgetId, name);
  });
  // A page has links for many choices, and each of them changes one filter.
  const nameOfOwn = memoized((name: string) =>
    isFilterName(name) ? encodeURIComponent(filterParameter(widgetId, name)) : '',
  );
  const termsOfOwn = memoized(writeTerms);
  return { others, ownOf: (filters) => ownParameters(filters, nameOfOwn, termsOfOwn) };
}

/** The parameters of one listing, in the order of their names; what has none is left out. */
function ownParameters(
  filters: ConsolidatedFilters,
  nameOfOwn: (name: string) => string,
  termsOfOwn: (state: TermFilterState) => string,
): string[] {
  const own: string[] = [];
  for (const ofType of Object.values(filters)) {
    for (const [filter, state] of Object.entries(ofType)) {
      const name = nameOfOwn(filter);
      const value = name && termsOfOwn(state);
      if (value) own.push(`${name}=${value}`);
    }
  }
  return inOrder(own);
}

/** Terms as they are written in an address; one that is excluded alone has its separator before it. */
export function writeTerms({ logicalJoin, terms }: TermFilterState): string {
  const separator = SEPARATORS[logicalJoin] ?? SEPARATORS.AND;
  const known: string[] = [];
  for (const term of terms) if (known.length < MAX_TERMS && isTerm(term) && !known.includes(term)) known.push(term);
  const written = inOrder(known).map(encodeURIComponent);
  return logicalJoin === 'NOT' && written.length === 1 ? `${separator}${written[0]}` : written.join(separator);
}

/** Sorts a few words in place: `sort` takes half a kilobyte for it each time, a hundred times for one answer. */
function inOrder(words: string[]): string[] {
  for (let end = 1; end < words.length; end += 1) {
    const word = words[end] as string;
    let at = end;
    for (; at > 0 && (words[at - 1] as string) > word; at -= 1) words[at] = words[at - 1] as string;
    words[at] = word;
  }
  return words;
}

function joinOf(value: string): LogicalJoin | undefined {
  const [separator] = SEPARATOR.exec(value) ?? [];
  if (separator === '~') return 'OR';
  if (separator === '!') return 'NOT';
  return separator ? 'AND' : undefined;
}

function termsOf(value: string): string[] {
  return value.split(SEPARATOR).filter(isTerm);
}

function withTerms(filters: ConsolidatedFilters, name: string, terms: readonly string[]): ConsolidatedFilters {
  const type = name === ORDER ? ORDER : terms.some(readRange) ? RANGE : TAXONOMY;
  const known = stateOf(filters, type, name).terms;
  if (!known.length && isFull(filters, type)) return filters;
  // An order and a range are one of a kind.
  const all = type === TAXONOMY ? [...new Set([...known, ...terms])].slice(0, MAX_TERMS) : firstOf(type, known, terms);
  return withState(filters, type, name, { terms: all, logicalJoin: 'AND' });
}

function firstOf(type: string, known: readonly string[], terms: readonly string[]): string[] {
  const [first] = [...known, ...terms].filter((term) => type === ORDER || readRange(term));
  if (!first) return [];
  return [type === RANGE ? rangeTerm(readRange(first) ?? {}) : first];
}

function withEnd(filters: ConsolidatedFilters, name: string, end: string, value: string): ConsolidatedFilters {
  const [term] = stateOf(filters, RANGE, name).terms;
  if (!/^\d{1,9}$/.test(value) || (!term && isFull(filters, RANGE))) return filters;
  const range = { ...readRange(term), [end === 'min' ? 'least' : 'most']: Number(value) };
  // Read again, so that the ends stand in their order.
  return withState(filters, RANGE, name, { terms: [rangeTerm(readRange(rangeTerm(range)) ?? {})], logicalJoin: 'AND' });
}

function isFull(filters: ConsolidatedFilters, type: string): boolean {
  return Object.keys(filters[type] ?? {}).length >= MAX_TAXONOMIES;
}

/** How terms are joined is said by any of a taxonomy's parameters; a single term is all there is, whether joined by AND or by OR. */
function joined(filters: ConsolidatedFilters, joins: ReadonlyMap<string, LogicalJoin>): ConsolidatedFilters {
  let found = filters;
  for (const [name, join] of joins) {
    const { terms } = stateOf(found, TAXONOMY, name);
    if (join === 'NOT' || terms.length > 1) found = withState(found, TAXONOMY, name, { terms, logicalJoin: join });
  }
  return found;
}
