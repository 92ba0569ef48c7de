import type { TextareaField, TextField } from 'payload';

/**
 * Adds buttons to a text field that put in what is filled in when the text is used.
 * @param blanks what each stands for, by how it is written in the text
 */
export function withBlanks<F extends TextField | TextareaField>(field: F, blanks: Readonly<Record<string, string>>): F {
  const insert = { path: '/src/cms/studio/InsertBlanks.tsx#InsertBlanks', clientProps: { blanks } };
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, afterInput: [insert] } } };
}
