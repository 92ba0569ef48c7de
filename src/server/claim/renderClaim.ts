import { MIN_PASSWORD_LENGTH } from '../../cms/accounts/findPasswordFault.ts';
import type { Faults, Typed } from '../../posts/post.ts';
import { escapeHtml, renderPlainPage } from '../plainPage.ts';
import type { AccountField } from './accountFields.ts';

interface Input {
  name: AccountField;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  hint?: string;
}

const INPUTS: readonly Input[] = [
  { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    hint: `At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are good.`,
  },
  { name: 'repeat', label: 'Password again', type: 'password', autocomplete: 'new-password' },
];

/** The form for the first account, with what was typed before (never a password) and what is wrong with it. */
export function renderClaim(typed: Typed = {}, faults: Faults<AccountField> = {}): string {
  const hasFaults = Object.keys(faults).length > 0;
  const warning = hasFaults
    ? '<p class="faults" role="alert">The account was not made. Correct what is marked below.</p>'
    : '';
  const fields = INPUTS.map((input) => renderInput(input, String(typed[input.name] ?? ''), faults[input.name]));
  return renderPlainPage({
    title: `${hasFaults ? 'Not yet: ' : ''}Open your studio`,
    main: `<h1>Open your studio</h1>
<p>This makes the first account. It may do everything, and it can add the others later.</p>${warning}
<form method="post" novalidate>${fields.join('')}<button>Make the account</button></form>`,
  });
}

function renderInput(
  { name, label, type, autocomplete, hint }: Input,
  value: string,
  fault: string | undefined,
): string {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}" required${
    described ? ` aria-describedby="${described}"` : ''
  }${fault ? ' aria-invalid="true"' : ''}>${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}${
    fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : ''
  }`;
}
