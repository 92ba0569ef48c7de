import { chooseOrder, chooseTerm, dropFilter, dropTerm, readOperator } from '../../../shared/listings/chooseTerm.ts';
import { filterParameter, readFilters } from '../../../shared/listings/filterQuery.ts';
import { chosenOrder, ORDER, RANGE, stateOf, TAXONOMY, withState } from '../../../shared/listings/filters.ts';
import { filteredAddress } from '../../../shared/listings/listingAddress.ts';
import { readPage } from '../../../shared/listings/pageQuery.ts';
import type { ConsolidatedFilters } from '../../../shared/listings/types.ts';

/** Context of a choice. */
export interface Choosing {
  listing: HTMLElement;
  widgetId: string;
  /** The current URL, with the last requested choice: choices may follow each other faster than responses. */
  address: string;
  /** The choice of the shown content: its links were rendered for it. */
  shown: ConsolidatedFilters;
}

/** Filter types of forms, by field name. */
const TYPES: Record<string, string> = { terms: TAXONOMY, range: RANGE, order: ORDER };

/** Target URL of a link in the listing or its filters; undefined for a link that leaves the list, such as a card's. */
export function addressOfLink(link: HTMLAnchorElement, choosing: Choosing): string | undefined {
  const { address, listing, shown: before, widgetId } = choosing;
  const target = new URL(link.href, location.href);
  const base = new URL(listing.dataset.baseUrl || address, location.href);
  const isHere = target.pathname === location.pathname || target.pathname === base.pathname;
  if (target.origin !== location.origin || !isHere || target.hash) return undefined;
  const filter = link.closest<HTMLElement>('[data-taxonomy]');
  const { term } = link.dataset;
  const current = readFilters(widgetId, queryOf(address));
  if (filter && term !== undefined) return toAddress(chosen(current, filter, term), choosing);
  const after = readFilters(widgetId, target.search);
  // A pagination link of the shown content.
  if (JSON.stringify(before) === JSON.stringify(after)) return target.pathname + target.search;
  return toAddress(withoutDropped(current, before, after), choosing);
}

/** Target URL of a filter form; undefined for any other form. */
export function addressOfForm(form: HTMLFormElement, choosing: Choosing): string | undefined {
  const { address, widgetId } = choosing;
  const type = TYPES[form.dataset.filterForm ?? ''];
  const prefix = filterParameter(widgetId, '');
  const field = form.querySelector<HTMLElement>(`[name^="${prefix}"]:not([type=hidden])`)?.getAttribute('name') ?? '';
  const name = field.slice(prefix.length).replace(/\.(min|max)$/, '');
  if (!type || !name) return undefined;
  const sent = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string' && value) sent.append(key, value);
  // A slider at its end sets no limit.
  for (const slider of form.querySelectorAll<HTMLInputElement>('[data-no-limit]')) {
    if (slider.value === slider.dataset.noLimit) sent.delete(slider.name);
  }
  const current = readFilters(widgetId, queryOf(address));
  const own = readFilters(widgetId, sent);
  if (type === ORDER) return toAddress(chooseOrder(current, chosenOrder(own) ?? ''), choosing);
  return toAddress(withState(current, type, name, stateOf(own, type, name)), choosing);
}

function chosen(current: ConsolidatedFilters, { dataset }: HTMLElement, term: string): ConsolidatedFilters {
  const { exclusion, operator, taxonomy = '' } = dataset;
  if (!term) return dropFilter(current, TAXONOMY, taxonomy);
  return chooseTerm(current, {
    taxonomy,
    term,
    operator: readOperator(operator),
    isExclusion: exclusion !== undefined,
  });
}

/** Applies the removal of a link, which was rendered for the shown choice, to the wanted choice. */
function withoutDropped(
  current: ConsolidatedFilters,
  before: ConsolidatedFilters,
  after: ConsolidatedFilters,
): ConsolidatedFilters {
  let left = current;
  for (const [type, ofType] of Object.entries(before)) {
    for (const [name, { terms }] of Object.entries(ofType)) {
      const kept = stateOf(after, type, name).terms;
      for (const term of terms) if (!kept.includes(term)) left = dropTerm(left, type, name, term);
    }
  }
  return left;
}

function toAddress(filters: ConsolidatedFilters, { address, listing, widgetId }: Choosing): string {
  const page = Number(listing.dataset.page) || readPage(widgetId, queryOf(address));
  return filteredAddress(filters, { widgetId, page, baseUrl: listing.dataset.baseUrl ?? '', address });
}

function queryOf(address: string): string {
  return new URL(address, location.href).search;
}
