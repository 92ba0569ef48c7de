import { MIN_PASSWORD_LENGTH } from '../../cms/accounts/findPasswordFault.ts';
import type { Faults, Typed } from '../../endpoints/formEndpoint.ts';
import { createTranslate, type Translate } from '../../shared/messages/index.ts';
import { studioLanguage } from '../../shared/studioWords/t.ts';
import { escapeHtml } from '../../shared/text/escapeHtml.ts';
import { renderPlainPage } from '../faults/plainPage.ts';
import type { AccountField } from './accountFields.ts';

interface Input {
  name: AccountField;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  hint?: string;
}

function inputsIn(say: Translate): readonly Input[] {
  return [
    { name: 'name', label: say('claim.name'), type: 'text', autocomplete: 'name' },
    { name: 'email', label: say('claim.email'), type: 'email', autocomplete: 'email' },
    {
      name: 'password',
      label: say('claim.password'),
      type: 'password',
      autocomplete: 'new-password',
      hint: say('claim.passwordHint', { min: MIN_PASSWORD_LENGTH }),
    },
    { name: 'repeat', label: say('claim.again'), type: 'password', autocomplete: 'new-password' },
  ];
}

/** Texts of a page with a form. */
interface Words {
  title: string;
  intro: string;
  submit: string;
  refused: string;
}

/** Renders the form for the first account, with the values (never a password) and errors of the last attempt. */
export function renderClaim(typed: Typed = {}, faults: Faults<AccountField> = {}): string {
  const say = createTranslate(studioLanguage());
  const words = {
    title: say('claim.title'),
    intro: say('claim.intro'),
    submit: say('claim.submit'),
    refused: say('claim.refused'),
  };
  return renderForm(words, inputsIn(say), typed, faults);
}

/** Renders the form on which an invited user chooses a password. */
export function renderInvitation(faults: Faults<'password' | 'repeat'> = {}): string {
  const say = createTranslate(studioLanguage());
  const words = {
    title: say('claim.invitedTitle'),
    intro: say('claim.invitedIntro'),
    submit: say('claim.invitedSubmit'),
    refused: say('claim.invitedRefused'),
  };
  const inputs = inputsIn(say).filter(({ type }) => type === 'password');
  return renderForm(words, inputs, {}, faults);
}

function renderForm(words: Words, inputs: readonly Input[], typed: Typed, faults: Faults<AccountField>): string {
  const { intro, refused, submit, title } = words;
  const locale = studioLanguage();
  const hasFaults = Object.keys(faults).length > 0;
  const warning = hasFaults ? `<p class="faults" role="alert">${escapeHtml(refused)}</p>` : '';
  const fields = inputs.map((input) => renderInput(input, String(typed[input.name] ?? ''), faults[input.name]));
  return renderPlainPage({
    locale,
    title: hasFaults ? createTranslate(locale)('claim.notYet', { title }) : title,
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
