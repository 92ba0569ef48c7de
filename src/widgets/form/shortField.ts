import type { FormField } from '../../forms/form.ts';
import { type SentField, UNSAID } from './island/ruledField.ts';

/** Serializes a field for the island without default values, since pages send it with each form. */
export function shortField(field: FormField): SentField {
  const { kind, label, name } = field;
  const { accept, maxBytes, maxFiles, maxLength, minLength, options, ...rules } = rulesOf(field);
  const ofKind = {
    ...(kind === 'upload' && { accept, maxBytes, maxFiles }),
    ...(hasLength(field) && { maxLength, minLength }),
    options: options.map(({ value }) => value),
  };
  const said = Object.entries({ ...rules, ...ofKind }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(UNSAID[key as keyof typeof UNSAID]),
  );
  return { kind, name, label, ...Object.fromEntries(said) };
}

function rulesOf({
  autocomplete: _a,
  blockId: _b,
  consentText: _c,
  help: _h,
  placeholder: _p,
  source,
  value: _v,
  width: _w,
  ...rules
}: FormField) {
  const isPrivate = (source as { isPrivate?: unknown }).isPrivate === true;
  return { ...rules, ...(isPrivate && { isPrivate }) };
}

/** Whether `findFault` validates its length. */
function hasLength({ kind }: FormField): boolean {
  return kind === 'text' || kind === 'textarea' || kind === 'hidden';
}
