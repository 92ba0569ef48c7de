import { type Choice, chooseTerm, dropFilter } from './chooseTerm.ts';
import { filterParameter, filterParameters, writeTerms } from './filterQuery.ts';
import { isTerm, MAX_TERMS, SEPARATORS, stateOf, TAXONOMY } from './filters.ts';
import { joinQuery } from './rawQuery.ts';
import type { ConsolidatedFilters } from './types.ts';

/** Common parts of the links of one filter's terms. */
export interface TermQueries {
  /** The query before the filter's terms, and after them, without a question mark. */
  before: string;
  after: string;
  /** The query without this filter. */
  cleared: string;
  /** The filter's serialized terms with one toggled; empty when none is left. */
  valueWith(term: string): string;
}

/**
 * The queries of toggling each term of a filter: `filterQuery` of `chooseTerm`, composed from their common parts. A
 * page has a hundred such links.
 * @param query of the page, with or without a question mark
 */
export function termQueries(
  filters: ConsolidatedFilters,
  { query, widgetId, ...choice }: Omit<Choice, 'term'> & { query: string; widgetId: string },
): TermQueries {
  const { isExclusion = false, operator, taxonomy } = choice;
  const { others, ownOf } = filterParameters(widgetId, query);
  const own = ownOf(dropFilter(filters, TAXONOMY, taxonomy));
  const start = `${encodeURIComponent(filterParameter(widgetId, taxonomy))}=`;
  const { logicalJoin, terms } = stateOf(filters, TAXONOMY, taxonomy);
  const isAlike = isExclusion === (logicalJoin === 'NOT');
  const known = isAlike && operator !== 'DISABLED' ? [...new Set(terms)].filter(isTerm).sort() : [];
  const written = known.map(encodeURIComponent);
  const separator = SEPARATORS[isExclusion ? 'NOT' : operator === 'OR' ? 'OR' : 'AND'];

  function valueWith(term: string): string {
    const isChosen = isAlike && terms.includes(term);
    if (isChosen || terms.length >= MAX_TERMS || !isTerm(term))
      return writeTerms(stateOf(chooseTerm(filters, { ...choice, term }), TAXONOMY, taxonomy));
    const word = encodeURIComponent(term);
    if (written.length === 0) return isExclusion ? separator + word : word;
    const place = known.findIndex((other) => other > term);
    let value = '';
    for (let at = 0; at < written.length; at += 1) {
      if (at === place) value += word + separator;
      value += at === written.length - 1 ? written[at] : written[at] + separator;
    }
    return place < 0 ? value + separator + word : value;
  }

  return {
    before: joinQuery([...others, ...own.filter((parameter) => parameter < start), start]),
    after: own.flatMap((parameter) => (parameter > start ? `&${parameter}` : [])).join(''),
    cleared: joinQuery(others, own),
    valueWith,
  };
}
