import type { TextareaField, TextField } from 'payload';

/**
 * Adds buttons to a text field that insert blanks, which are filled in when the text is used.
 * @param blanks meaning of each blank, by its notation in the text
 */
export function withBlanks<F extends TextField | TextareaField>(field: F, blanks: Readonly<Record<string, string>>): F {
  const insert = { path: '/src/cms/studio/InsertBlanks.tsx#InsertBlanks', clientProps: { blanks } };
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, afterInput: [insert] } } };
}
