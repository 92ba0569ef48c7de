import { stepNumbers } from '../../../browser/stepNumbers.ts';
import { makeUuid } from '../../../shared/makeUuid.ts';
import type { Translate } from '../../../shared/messages/index.ts';
import { askAbout, readAskedAbout } from './askedAbout.ts';
import { readCampaign } from './campaign.ts';
import { createDraft } from './draft.ts';
import { createFaults } from './faults.ts';
import { finishForm } from './finishForm.ts';
import { followAskLinks } from './followAskLinks.ts';
import { createFormFields } from './formFields.ts';
import { completeField, type SentField } from './ruledField.ts';
import { sendForm } from './sendForm.ts';
import { hasFault, showFault } from './showFault.ts';
import { createSteps } from './steps.ts';

/** Props of the form island. */
export type FormIslandProps = {
  /** Id of the form. */
  form: number;
  title: string;
  fields: SentField[];
};

/** Spam protection, loaded when typing begins. */
const loadProtection = () => import('../../../parts/forms/island/protect.ts');

/** Debounce of storing the draft, in ms. */
const KEEP_MS = 300;

/** Mounts a form: validates while typing, shows conditional fields, stores a draft, and submits in place. */
export function mountForm(element: HTMLElement, props: FormIslandProps, t: Translate): () => void {
  const form = element.querySelector('form');
  if (!form) return () => undefined;
  const fields = createFormFields(form, Array.isArray(props.fields) ? props.fields.map(completeField) : [], t);
  const steps = createSteps(form);
  const faults = createFaults(form, fields, steps, t);
  const draft = createDraft(props.form, fields);
  const stop = new AbortController();
  const { signal } = stop;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let state: 'sending' | 'taken' | 'typing' = 'typing';
  // Idempotency key: reused when unchanged input is sent again, new for changed input.
  let uuid = '';

  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  form.querySelector('.r-form__submit')?.append(status);
  form.noValidate = true;

  function keep(): void {
    clearTimeout(keeping);
    if (state !== 'taken') draft.keep({ uuid, step: steps.current() });
  }

  function setSending(is: boolean): void {
    state = is ? 'sending' : 'typing';
    status.textContent = is ? t('forms.sending') : '';
    for (const button of form?.querySelectorAll('[type=submit]') ?? []) {
      if (is) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
  }

  function goOn(): void {
    const found = faults.judge(fields.list.filter(({ step }) => step === steps.current()));
    if (found.length) {
      faults.refuse(found);
      return;
    }
    goBy(1);
  }

  function goBy(by: number): void {
    faults.clear();
    steps.go(steps.current() + by);
    keep();
  }

  async function submit(target: HTMLFormElement): Promise<void> {
    const found = faults.judge(fields.list);
    if (found.length) {
      faults.refuse(found);
      return;
    }
    faults.clear();
    setSending(true);
    uuid ||= makeUuid();
    keep();
    const campaign = readCampaign(location.search);
    const own = { _page: location.pathname, _uuid: uuid, ...(campaign && { _campaign: campaign }) };
    const data = new FormData(target);
    // Without it the server applies stricter spam checks.
    const protection = await loadProtection().catch(() => undefined);
    const added = { ...own, ...readAskedAbout(target), ...(await protection?.protect(target)) };
    for (const [name, value] of Object.entries(added)) data.set(name, value);
    const sent = await sendForm(target.getAttribute('action') ?? '', data, t);
    if (signal.aborted) return;
    setSending(false);
    if (sent.kind === 'failed') faults.refuse([], sent.message);
    else if (sent.kind === 'refused') faults.refuse(faults.take(sent.faults), sent.message);
    else {
      state = 'taken';
      draft.forget();
      protection?.renew(target);
      finishForm(target, { ...sent, thanks: t('forms.done'), detail: { form: props.form, title: props.title } });
    }
  }

  if (form.querySelector<HTMLElement>('.r-form__summary')?.hidden !== false) {
    const kept = draft.restore();
    uuid = kept.uuid ?? '';
    if (kept.step) steps.show(kept.step);
  }
  const stopSteps = stepNumbers(form);
  fields.update();
  askAbout(form, location.search, t);
  followAskLinks(form, t, signal);

  const listen = (type: string, act: (event: Event) => void): void => form.addEventListener(type, act, { signal });
  listen('focusin', () => {
    loadProtection().then(
      ({ warm }) => warm(form),
      () => undefined,
    );
  });
  listen('input', ({ target }) => {
    if (state === 'typing') uuid = '';
    fields.update();
    const field = fields.fieldOf(target);
    if (field && hasFault(fields, field)) showFault(fields, field, fields.faultOf(field));
    clearTimeout(keeping);
    keeping = setTimeout(keep, KEEP_MS);
  });
  listen('change', ({ target }) => {
    const field = fields.fieldOf(target);
    if (field?.kind === 'upload') faults.judge([field]);
  });
  listen('focusout', (event) => {
    const field = fields.fieldOf(event.target);
    const isLeft = fields.fieldOf((event as FocusEvent).relatedTarget) !== field;
    // An untouched field shows no error yet.
    if (field && isLeft && fields.isFilled(field)) faults.judge([field]);
  });
  listen('click', ({ target }) => {
    const go = target instanceof Element && target.closest<HTMLElement>('[data-go]')?.dataset.go;
    if (go === '1') goOn();
    else if (go) goBy(-1);
  });
  listen('submit', (event) => {
    event.preventDefault();
    if (state !== 'typing') return;
    if (steps.isLast()) void submit(form);
    else goOn();
  });
  window.addEventListener('pagehide', keep, { signal });
  return () => {
    stop.abort();
    stopSteps();
    clearTimeout(keeping);
    status.remove();
  };
}
