import { adoptStyles } from '../../../browser/adoptStyles.ts';
import { findAgain } from './findAgain.ts';
import type { ListingAnswer } from './requestListing.ts';

interface Shown {
  listing: HTMLElement;
  widgetId: string;
  answer: ListingAnswer;
  /** What was used. */
  control?: Element | undefined;
  isMore: boolean;
}

/** Data of the listing that an answer brings along. */
const DATA = ['data-page', 'data-pages', 'data-total'];

/**
 * Puts an answer in place: the content of the listing, or what comes behind it, and the filters that stand around it. Islands in it are
 * woken by the browser itself, which reports every marker. The control that had the focus has it again.
 */
export function showAnswer({ answer, control, isMore, listing, widgetId }: Shown): void {
  adoptStyles(answer.css);
  const focused = document.activeElement;
  const parts = [listing, ...filtersOf(widgetId)];
  const place = parts.find((part) => focused && part.contains(focused));
  const again = place && focused ? findAgain(place, focused) : undefined;
  const added = replaceListing(listing, answer.data, isMore);
  for (const [blockId, html] of Object.entries(answer.filters)) replaceFilter(widgetId, blockId, html);
  if (!place || !again || document.activeElement === focused) return;
  const target = again() ?? (control?.isConnected ? (control as HTMLElement) : undefined) ?? added ?? place;
  if (target === place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The words of the listing that say how many there are. */
export function countWords(listing: HTMLElement, widgetId: string): string {
  const selector = '.r-listing__none, .r-listing__count, .r-filter-summary__count';
  const places = [listing, ...filtersOf(widgetId)];
  for (const place of places) {
    const words = place.querySelector(selector)?.textContent?.trim();
    if (words) return words;
  }
  return '';
}

function filtersOf(widgetId: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-listing-filter]');
  return [...all].filter(({ dataset }) => dataset.listingFilter === widgetId);
}

/** Returns the link of the first card that was added. */
function replaceListing(listing: HTMLElement, html: string, isMore: boolean): HTMLElement | undefined {
  const content = parse(html);
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

function replaceFilter(widgetId: string, blockId: string, html: string): void {
  const old = filtersOf(widgetId).find(({ dataset }) => dataset.filter === blockId);
  const all = parse(html).querySelectorAll<HTMLElement>('[data-filter]');
  const fresh = [...all].find(({ dataset }) => dataset.filter === blockId);
  if (!old || !fresh) return;
  const open = [...old.querySelectorAll('details')].map((details) => details.open);
  const typed = typedIn(old);
  old.replaceChildren(...fresh.childNodes);
  for (const [index, details] of [...old.querySelectorAll('details')].entries()) details.open ||= open[index] === true;
  if (typed) typed(old);
}

/** What a visitor is writing and has not sent yet is not taken away. */
function typedIn(filter: HTMLElement): ((fresh: HTMLElement) => void) | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type !== 'number' || !filter.contains(field)) return undefined;
  const { name, value } = field;
  return (fresh) => {
    const same = [...fresh.querySelectorAll('input')].find((each) => each.name === name);
    if (same) same.value = value;
  };
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  // Adopted at once, so that custom elements in it are those of this document.
  return document.importNode(template.content, true);
}
