import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';

/** Event on `document` after a form was accepted, with its id and title. */
export const SUBMITTED_EVENT = 'rihla/form/submitted';

interface FormThanks {
  /** Confirmation message as HTML from the server. */
  html: string;
  /** Redirect URL. */
  to: string | undefined;
  /** Fallback message. */
  thanks: string;
  /** Id and title of the form. */
  detail: { form: number; title: string };
}

/** Fires the event, reports to analytics, and replaces the form with its message, or redirects. */
export function finishForm(form: HTMLFormElement, { detail, html, thanks, to }: FormThanks): void {
  document.dispatchEvent(new CustomEvent(SUBMITTED_EVENT, { detail }));
  announceVisitorEvent({ name: 'form_sent', lead_source: 'form', form: String(detail.title) });
  const target = to && new URL(to, location.href);
  if (target && /^https?:$/.test(target.protocol)) location.assign(target);
  else showMessage(form, html, thanks);
}

function showMessage(form: HTMLFormElement, html: string, thanks: string): void {
  const done = document.createElement('div');
  done.className = 'r-form__done';
  done.tabIndex = -1;
  if (html) done.innerHTML = html;
  else done.textContent = thanks;
  // The popup's link stays in the DOM, where the page's click handler finds it.
  const popup = form.querySelector<HTMLElement>('[data-popup-link]');
  if (popup) done.append(popup);
  form.replaceWith(done);
  done.focus({ preventScroll: true });
  done.scrollIntoView({ block: 'nearest' });
  popup?.click();
}
