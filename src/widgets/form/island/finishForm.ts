import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';

/** Fired on `document` when a form was taken, with its id and title. */
export const SUBMITTED_EVENT = 'rihla/form/submitted';

interface Taken {
  /** The message, as the server rendered it. */
  html: string;
  /** Where the visitor goes on. */
  to: string | undefined;
  /** Said where the server says nothing. */
  thanks: string;
  /** Id and title of the form. */
  detail: { form: number; title: string };
}

/** Tells the page and analytics that a form was taken, and puts the message in its place, or leads on. */
export function finishForm(form: HTMLFormElement, { detail, html, thanks, to }: Taken): void {
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
  // The link that opens the popup stays where the page hears of its click.
  const popup = form.querySelector<HTMLElement>('[data-popup-link]');
  if (popup) done.append(popup);
  form.replaceWith(done);
  done.focus({ preventScroll: true });
  done.scrollIntoView({ block: 'nearest' });
  popup?.click();
}
