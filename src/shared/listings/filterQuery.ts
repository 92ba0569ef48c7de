import { memoized } from '../memo/memoized.ts';
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

/**
 * A form without script sends the two ends of a range as parameters of their own: `e-filter-{id}-price.min` and `.max`.
 */
const END_OF_RANGE = /^(.*)\.(min|max)$/;

/** The separators, and the space that a raw `+` decodes to. */
const SEPARATOR = /[+ ~!]/;

/** Query parameter of one filter of a listing (spec). */
export function filterParameter(widgetId: string, name: string): string {
  return `e-filter-${widgetId}-${name}`;
}

/** Whether a parameter is a filter of this listing, and not of another whose id has the same prefix. */
function isOwnFilter(widgetId: string, parameter: string): boolean {
  return parameter.startsWith(filterParameter(widgetId, ''));
}

/**
 * Parses a listing's filters from a query. Terms may be separated by `+`, a space, `~` or `!`, encoded or not
 * (reference); if they are mixed, the first one is the join of all. Repeated parameters are merged, as a
 * form sends them: a value that is only a separator sets the join. Invalid filters are dropped.
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
 * Replaces a listing's filters in a query, and removes its page (spec). Other parameters stay byte for byte;
 * equal filters are always written the same.
 * @param query with or without a question mark
 * @returns without one; empty when nothing is left
 */
export function filterQuery(widgetId: string, filters: ConsolidatedFilters, query: string): string {
  return filterQueries(widgetId, query)(filters);
}

/** The same for many filter states of one listing: parses the query once. */
export function filterQueries(widgetId: string, query: string): (filters: ConsolidatedFilters) => string {
  const { others, ownOf } = filterParameters(widgetId, query);
  return (filters) => joinQuery(others, ownOf(filters));
}

/** The parameters of a query that are not the listing's own, and the serialized parameters of its filters, in order; raw. */
export function filterParameters(
  widgetId: string,
  query: string,
): { others: string[]; ownOf(filters: ConsolidatedFilters): string[] } {
  const others = splitQuery(query).filter((parameter) => {
    const name = nameOf(parameter);
    return !isOwnFilter(widgetId, name) && !isOwnPage(widgetId, name);
  });
  // Memoized: a page has links for many filter states, each of which changes one filter.
  const nameOfOwn = memoized((name: string) =>
    isFilterName(name) ? encodeURIComponent(filterParameter(widgetId, name)) : '',
  );
  const termsOfOwn = memoized(writeTerms);
  return { others, ownOf: (filters) => ownParameters(filters, nameOfOwn, termsOfOwn) };
}

/** The parameters of a listing's filters, sorted by name; empty filters are left out. */
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

/** Serializes terms for a URL; a single excluded one is prefixed with its separator. */
export function writeTerms({ logicalJoin, terms }: TermFilterState): string {
  const separator = SEPARATORS[logicalJoin] ?? SEPARATORS.AND;
  const known: string[] = [];
  for (const term of terms) if (known.length < MAX_TERMS && isTerm(term) && !known.includes(term)) known.push(term);
  const written = inOrder(known).map(encodeURIComponent);
  return logicalJoin === 'NOT' && written.length === 1 ? `${separator}${written[0]}` : written.join(separator);
}

/**
 * Insertion sort of a few strings in place: `sort` allocates half a kilobyte each time, a hundred times for one
 * response.
 */
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
  // An order and a range have a single value.
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
  // Parsed again, so that the ends are in order.
  return withState(filters, RANGE, name, { terms: [rangeTerm(readRange(rangeTerm(range)) ?? {})], logicalJoin: 'AND' });
}

function isFull(filters: ConsolidatedFilters, type: string): boolean {
  return Object.keys(filters[type] ?? {}).length >= MAX_TAXONOMIES;
}

/** The join is given by any of a taxonomy's parameters; a single term is stored alike with AND and OR. */
function joined(filters: ConsolidatedFilters, joins: ReadonlyMap<string, LogicalJoin>): ConsolidatedFilters {
  let found = filters;
  for (const [name, join] of joins) {
    const { terms } = stateOf(found, TAXONOMY, name);
    if (join === 'NOT' || terms.length > 1) found = withState(found, TAXONOMY, name, { terms, logicalJoin: join });
  }
  return found;
}
