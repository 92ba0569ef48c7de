import { FIELD_KINDS, type FieldKind, type FormField, type FormModel, type Option } from './form.ts';
import { readForm } from './readForm.ts';

/** Kinds whose initial value is text for people; of all others it is one of their options, or for programs. */
const TYPED: ReadonlySet<FieldKind> = new Set(FIELD_KINDS.filter((kind) => kind === 'text' || kind === 'textarea'));

/**
 * Reads a form with the texts of a translation. Names of fields and values of options are those of the source, since conditions, pre-filled links and
 * enquiries refer to them, and an editor may have typed none: then they are made from labels.
 * @param layout with the texts of the translation put in, in the structure of the source
 * @param source as stored
 */
export function readTranslatedForm(layout: unknown, source: unknown): FormModel {
  const model = readForm(layout);
  const { fields } = readForm(source);
  return { ...model, fields: model.fields.map((field, index) => withNames(field, fields[index])) };
}

function withNames(field: FormField, source: FormField | undefined): FormField {
  if (!source) return field;
  const { name, value } = source;
  return {
    ...field,
    name,
    options: withValues(field.options, source.options),
    ...(!TYPED.has(field.kind) && { value }),
  };
}

/** Labels are matched by the order of the lines; if their lines differ from the source’s, it keeps its own. */
function withValues(translated: readonly Option[], source: readonly Option[]): Option[] {
  if (translated.length !== source.length) return [...source];
  return source.map(({ value }, index) => ({ value, label: translated[index]?.label ?? value }));
}
