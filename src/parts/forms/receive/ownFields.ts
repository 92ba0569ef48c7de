import type { SentAs } from '../../../endpoints/readDynamicBody.ts';
import { takesSeveral } from '../../../forms/findFault.ts';
import type { FormField, FormModel } from '../../../forms/form.ts';
import { PROOF_NAME, TOKEN_NAME, TRAP_NAME } from '../../../forms/spam/names.ts';

/** Names of the form's own hidden fields, reserved. */
const OWN_FIELDS = ['_page', '_uuid', '_tour', '_departure', '_day', '_campaign'] as const;

/** Encoding of each field of a form, by name. */
export function fieldsOf({ fields }: FormModel): ReadonlyMap<string, SentAs> {
  const own = [...OWN_FIELDS, TOKEN_NAME, PROOF_NAME, TRAP_NAME].map((name): [string, SentAs] => [name, 'text']);
  return new Map([...own, ...fields.map((field): [string, SentAs] => [field.name, sentAs(field)])]);
}

function sentAs(field: FormField): SentAs {
  if (field.kind === 'upload') return 'files';
  return takesSeveral(field) ? 'list' : 'text';
}
