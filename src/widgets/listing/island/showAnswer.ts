import { holdPlace } from '../../../browser/holdPlace.ts';
import { reuseStyles } from '../../../browser/reuseStyles.ts';
import { filtersOf } from './filtersOf.ts';
import { findAgain } from './findAgain.ts';
import { parseMarkup } from './parseMarkup.ts';
import { patchElement } from './patchElement.ts';
import type { ListingAnswer } from './requestListing.ts';
import { showSliderValue } from './sliderValue.ts';

interface Shown {
  listing: HTMLElement;
  widgetId: string;
  answer: ListingAnswer;
  /** The used control. */
  control?: Element | undefined;
  isMore: boolean;
}

/** Data attributes that a response updates. */
const DATA = ['data-page', 'data-pages', 'data-total'];

/**
 * Shows a response: replaces or appends the content of the listing, and updates its filters. Islands in it are mounted by the custom element
 * itself. The used control stays in place, and keeps its focus.
 */
export function showAnswer({ answer, control, isMore, listing, widgetId }: Shown): void {
  reuseStyles(answer.css);
  const focused = document.activeElement;
  const parts = [listing, ...filtersOf(widgetId)];
  const place = parts.find((part) => focused && part.contains(focused));
  const again = place && focused ? findAgain(place, focused) : undefined;
  const used = control?.closest('[data-listing-filter]') ? control : undefined;
  const hold = holdPlace(used);
  const added = replaceListing(listing, answer.data, isMore);
  for (const [blockId, html] of Object.entries(answer.filters))
    replaceFilter(widgetId, blockId, html, control !== undefined);
  if (place && again && document.activeElement !== focused) {
    const target = again() ?? (control?.isConnected ? (control as HTMLElement) : undefined) ?? added ?? place;
    if (target === place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  hold(used?.isConnected ? used : place?.contains(document.activeElement) ? document.activeElement : undefined);
}

/** The number of results in words. */
export function countWords(listing: HTMLElement, widgetId: string): string {
  const selector = '.r-listing__none, .r-listing__count, .r-filter-summary__count';
  const places = [listing, ...filtersOf(widgetId)];
  for (const place of places) {
    const words = place.querySelector(selector)?.textContent?.trim();
    if (words) return words;
  }
  return '';
}

/** @returns the link of the first added card */
function replaceListing(listing: HTMLElement, html: string, isMore: boolean): HTMLElement | undefined {
  const content = parseMarkup(html);
  const whole = content.querySelector<HTMLElement>('[data-listing]');
  for (const name of whole ? DATA : []) {
    const value = whole?.getAttribute(name);
    if (value) listing.setAttribute(name, value);
  }
  const source = whole ?? content;
  const cards = isMore ? source.querySelector('.r-listing__cards') : null;
  const list = listing.querySelector('.r-listing__cards');
  if (!cards || !list) {
    listing.replaceChildren(...source.childNodes);
    return undefined;
  }
  const [first] = cards.children;
  list.append(...cards.childNodes);
  const more = source.querySelector('.r-listing__more');
  const old = listing.querySelector('.r-listing__more');
  if (more) old?.replaceWith(more);
  else old?.remove();
  return first?.querySelector<HTMLElement>('a[href]') ?? undefined;
}

/** A field being edited keeps the visitor's input; on Back and Forward the URL decides. */
function replaceFilter(widgetId: string, blockId: string, html: string, isVisited: boolean): void {
  const old = filtersOf(widgetId).find(({ dataset }) => dataset.filter === blockId);
  const all = parseMarkup(html).querySelectorAll<HTMLElement>('[data-filter]');
  const fresh = [...all].find(({ dataset }) => dataset.filter === blockId);
  if (!old || !fresh) return;
  const field = document.activeElement;
  patchElement(
    old,
    fresh,
    (each) => isVisited && each === field && /^(number|range)$/.test(field.getAttribute('type') ?? ''),
  );
  if (old.contains(field)) showSliderValue(field);
}
