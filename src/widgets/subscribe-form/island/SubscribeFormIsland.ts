import { focusTarget } from '../../../browser/focusTarget.ts';
import { protect, renew, warm } from '../../../parts/forms/island/protect.ts';
import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';

/** Messages, and the form's name for analytics. */
export type SubscribeFormIslandProps = {
  title: string;
  required: string;
  email: string;
  tick: string;
  sending: string;
  failed: string;
};

/** Event on the document after a successful submission. */
export const SUBMITTED = 'rihla/form/submitted';

interface Refusal {
  error?: { message?: string; fields?: Record<string, string> };
}

/** Submits the form in place: errors are shown beside the field, and no input is lost. */
export function mount(element: HTMLElement, props: SubscribeFormIslandProps): (() => void) | undefined {
  const form = element.querySelector('form');
  const done = element.querySelector<HTMLElement>('.r-subscribe__done');
  const email = form?.querySelector<HTMLInputElement>('input[name=email]');
  const button = form?.querySelector<HTMLButtonElement>('button');
  const fault = form?.querySelector<HTMLElement>('[role=alert]');
  if (!form || !done || !email || !button || !fault) return;
  const box = form.querySelector<HTMLInputElement>('input[name=agreed]');
  const words = button.textContent;
  const ended = new AbortController();
  let isSending = false;
  form.noValidate = true;
  warm(form);
  form.addEventListener('submit', onSubmit, { signal: ended.signal });
  form.addEventListener('input', () => say(''), { signal: ended.signal });

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) return;
    const wrong = findWrong();
    if (wrong) refuse(...wrong);
    else void send();
  }

  /** Client-side validation. */
  function findWrong(): [field: HTMLInputElement, says: string] | undefined {
    if (!email) return undefined;
    if (!email.value.trim()) return [email, props.required];
    if (!email.validity.valid) return [email, props.email];
    if (box && !box.checked) return [box, props.tick];
    return undefined;
  }

  async function send(): Promise<void> {
    if (!form) return;
    setSending(true);
    const typed = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
    const says = await post({
      ...typed,
      agreed: box?.checked ?? false,
      _page: location.pathname,
      ...(await protect(form)),
    });
    setSending(false);
    if (ended.signal.aborted) return;
    if (says !== undefined) return refuse(email as HTMLInputElement, says);
    renew(form);
    form.hidden = true;
    if (done) {
      done.hidden = false;
      focusTarget(done);
    }
    announceVisitorEvent({ name: 'subscribe', method: 'newsletter', form: props.title });
    document.dispatchEvent(new CustomEvent(SUBMITTED, { detail: { form: 'subscribe', title: props.title } }));
  }

  /** @returns the error; undefined on success */
  async function post(body: object): Promise<string | undefined> {
    try {
      const answer = await fetch(form?.action ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.ok) return undefined;
      const { error } = (await answer.json()) as Refusal;
      const [first] = Object.values(error?.fields ?? {});
      return first ?? error?.message ?? props.failed;
    } catch {
      // Network error, or a response by a proxy.
      return props.failed;
    }
  }

  function refuse(field: HTMLInputElement, says: string): void {
    say(says);
    if (field === email) field.setAttribute('aria-invalid', 'true');
    field.focus();
  }

  function say(text: string): void {
    if (fault) fault.textContent = text;
    if (!text) email?.removeAttribute('aria-invalid');
  }

  function setSending(value: boolean): void {
    isSending = value;
    if (!button) return;
    if (value) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    const label = button.firstElementChild ?? button;
    label.textContent = value ? props.sending : words;
  }

  return () => {
    ended.abort();
    form.noValidate = false;
  };
}
