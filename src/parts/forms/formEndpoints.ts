import { defineDynamicFormEndpoint } from '../../endpoints/defineDynamicFormEndpoint.ts';
import type { EndpointContext, FormPage, FormState } from '../../endpoints/formEndpoint.ts';
import { formPath } from '../../forms/formPath.ts';
import { PROOF_NAME, TOKEN_NAME, TRAP_NAME } from '../../forms/spam/names.ts';
import { FORMS } from '../../forms/words.ts';
import { findForm } from './receive/findForm.ts';
import { fieldsOf } from './receive/ownFields.ts';
import { receiveForm } from './receive/receiveForm.ts';

const KILOBYTE = 1024;

/** Limits for the texts of a large form, and for the files of one submission. */
const MAX_TEXT_BYTES = 256 * KILOBYTE;
const MAX_FILE_BYTES = 20 * KILOBYTE * KILOBYTE;

/** Endpoint to which all forms are sent. */
export const forms = defineDynamicFormEndpoint({
  path: formPath(':id'),
  // More than one person's corrections; storing is limited by the form's own protection.
  rateLimit: { name: 'forms', max: 60 },
  maxBytes: MAX_TEXT_BYTES,
  maxFileBytes: MAX_FILE_BYTES,
  isOfPages: true,
  find: ({ locale, params, payload }) => findForm(payload, params.id, locale),
  fieldsOf: ({ model }) => fieldsOf(model),
  secrets: [TOKEN_NAME, PROOF_NAME, TRAP_NAME, '_uuid'],
  render: renderAgain,
  handle: receiveForm,
});

/** The page with the form as it was filled in; the errors as text where that page is unknown. */
async function renderAgain(state: FormState, context: EndpointContext): Promise<FormPage> {
  const { message, typed } = state;
  const faults = Object.fromEntries(
    Object.entries(state.faults).flatMap(([name, words]) => (words ? [[name, words]] : [])),
  );
  const { params, t } = context;
  const path = typeof typed._page === 'string' ? typed._page : '';
  const page = await context.showAnswered(path, { part: FORMS, id: Number(params.id), typed, faults, message });
  if (page) return page;
  const list = Object.entries(faults).map(([name, words]) => `${name}: ${words}`);
  return context.showNotice({ title: t('form.refused'), paragraphs: [message ?? t('form.goBack'), ...list] });
}
