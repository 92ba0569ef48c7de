import type { FieldHook, TextareaField, TextField } from 'payload';
import { sanitizeDisplayText } from './sanitizeDisplayText.ts';

type Extra<F extends TextField | TextareaField> = Partial<
  Pick<F, 'label' | 'required' | 'localized' | 'defaultValue' | 'maxLength' | 'validate' | 'admin'>
>;

/** One line that visitors read, with emphasis and links; sanitised whenever it is saved. */
export function displayText(name: string, extra: Extra<TextField> = {}): TextField {
  return { ...extra, name, type: 'text', hooks: { beforeValidate: [sanitizeOnSave] } } as TextField;
}

/** Several lines that visitors read, with emphasis and links; sanitised whenever it is saved. */
export function displayTextarea(name: string, extra: Extra<TextareaField> = {}): TextareaField {
  return { ...extra, name, type: 'textarea', hooks: { beforeValidate: [sanitizeOnSave] } };
}

/** What is no text is left for `typed` to refuse. */
const sanitizeOnSave: FieldHook = ({ value }) => (typeof value === 'string' ? sanitizeDisplayText(value) : value);
