import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { addressOfForm, addressOfLink, type Choosing } from './choices.ts';

interface Controls {
  listing: HTMLElement;
  widgetId: string;
  place(): Choosing;
  /** Applies the choice of a control; undefined: it is none. */
  choose(address: string | undefined, control: Element, event?: Event): void;
  /** Requests more of the list. */
  more(address: string, link: Element): void;
}

/** Listens to links and filters of a listing anywhere on the page. */
export function listenToControls({ choose, listing, more, place, widgetId }: Controls, signal: AbortSignal): void {
  function isOwn(target: EventTarget | null): target is Element {
    if (!(target instanceof Element)) return false;
    return listing.contains(target) || target.closest(`[data-listing-filter="${widgetId}"]`) !== null;
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = isOwn(event.target) ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      const address = addressOfLink(link, place());
      if (address === undefined) return;
      if (!link.closest('.r-listing__more')) return choose(address, link, event);
      event.preventDefault();
      more(address, link);
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!isOwn(form) || !(form instanceof HTMLFormElement)) return;
      const control = form.contains(document.activeElement) ? document.activeElement : form;
      choose(addressOfForm(form, place()), control ?? form, event);
      // Nothing has changed: prevents navigation.
      if (form.dataset.filterForm) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!isOwn(target) || !isAtOnce(target)) return;
      const form = target.closest('form');
      if (form) choose(addressOfForm(form, place()), target);
    },
    { signal },
  );
}

/** Controls that apply on change; a text field is sent by its button or by Enter. */
function isAtOnce(target: Element): boolean {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && /^(checkbox|radio|range)$/.test(target.type);
}
