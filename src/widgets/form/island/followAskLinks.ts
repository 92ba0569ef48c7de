import type { Translate } from '../../../shared/messages/index.ts';
import { askAbout } from './askedAbout.ts';

/** Enquiry links for a date or day of the page preset the form, instead of navigating. */
export function followAskLinks(form: HTMLFormElement, t: Translate, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-ask]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link.pathname !== location.pathname || !askAbout(form, link.search, t)) return;
      event.preventDefault();
      const line = form.querySelector<HTMLElement>('.r-form__about');
      line?.querySelector('input')?.focus({ preventScroll: true });
      line?.scrollIntoView({ block: 'center' });
    },
    { signal },
  );
}
