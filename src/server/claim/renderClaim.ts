import { MIN_PASSWORD_LENGTH } from '../../cms/accounts/findPasswordFault.ts';
import type { Faults, Typed } from '../../endpoints/formEndpoint.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { escapeHtml } from '../../shared/text/escapeHtml.ts';
import { renderPlainPage } from '../faults/plainPage.ts';
import type { AccountField } from './accountFields.ts';

// No site language is chosen yet.
const t = createTranslate(DEFAULT_LOCALE);

interface Input {
  name: AccountField;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  hint?: string;
}

const INPUTS: readonly Input[] = [
  { name: 'name', label: t('claim.name'), type: 'text', autocomplete: 'name' },
  { name: 'email', label: t('claim.email'), type: 'email', autocomplete: 'email' },
  {
    name: 'password',
    label: t('claim.password'),
    type: 'password',
    autocomplete: 'new-password',
    hint: t('claim.passwordHint', { min: MIN_PASSWORD_LENGTH }),
  },
  { name: 'repeat', label: t('claim.again'), type: 'password', autocomplete: 'new-password' },
];

/** Texts of a page with a form. */
interface Words {
  title: string;
  intro: string;
  submit: string;
  refused: string;
}

const FIRST: Words = {
  title: t('claim.title'),
  intro: t('claim.intro'),
  submit: t('claim.submit'),
  refused: t('claim.refused'),
};

const INVITED: Words = {
  title: t('claim.invitedTitle'),
  intro: t('claim.invitedIntro'),
  submit: t('claim.invitedSubmit'),
  refused: t('claim.invitedRefused'),
};

/** Renders the form for the first account, with the values (never a password) and errors of the last attempt. */
export function renderClaim(typed: Typed = {}, faults: Faults<AccountField> = {}): string {
  return renderForm(FIRST, INPUTS, typed, faults);
}

/** Renders the form on which an invited user chooses a password. */
export function renderInvitation(faults: Faults<'password' | 'repeat'> = {}): string {
  return renderForm(
    INVITED,
    INPUTS.filter(({ type }) => type === 'password'),
    {},
    faults,
  );
}

function renderForm(words: Words, inputs: readonly Input[], typed: Typed, faults: Faults<AccountField>): string {
  const { intro, refused, submit, title } = words;
  const hasFaults = Object.keys(faults).length > 0;
  const warning = hasFaults ? `<p class="faults" role="alert">${escapeHtml(refused)}</p>` : '';
  const fields = inputs.map((input) => renderInput(input, String(typed[input.name] ?? ''), faults[input.name]));
  return renderPlainPage({
    title: hasFaults ? t('claim.notYet', { title }) : title,
    main: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(intro)}</p>${warning}
<form method="post" novalidate>${fields.join('')}<button>${escapeHtml(submit)}</button></form>`,
  });
}

function renderInput(
  { name, label, type, autocomplete, hint }: Input,
  value: string,
  fault: string | undefined,
): string {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return `<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}" required${
    described ? ` aria-describedby="${described}"` : ''
  }${fault ? ' aria-invalid="true"' : ''}>${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}${
    fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : ''
  }`;
}
