import type { FieldHook, TextareaField, TextField } from 'payload';
import { sanitizeDisplayText } from './sanitizeDisplayText.ts';

type Extra<F extends TextField | TextareaField> = Partial<
  Pick<F, 'label' | 'required' | 'localized' | 'defaultValue' | 'maxLength' | 'validate' | 'admin'>
>;

/** Mark by which translations, which are stored elsewhere, are sanitized too. */
const IS_DISPLAY = { isDisplayText: true };

/** Single-line text for visitors, with emphasis and links; sanitised on every save. */
export function displayText(name: string, extra: Extra<TextField> = {}): TextField {
  return { ...extra, name, type: 'text', custom: IS_DISPLAY, hooks: { beforeValidate: [sanitizeOnSave] } } as TextField;
}

/** Multi-line text for visitors, with emphasis and links; sanitised on every save. */
export function displayTextarea(name: string, extra: Extra<TextareaField> = {}): TextareaField {
  return { ...extra, name, type: 'textarea', custom: IS_DISPLAY, hooks: { beforeValidate: [sanitizeOnSave] } };
}

/** Other types are left for `typed` to refuse. */
const sanitizeOnSave: FieldHook = ({ value }) => (typeof value === 'string' ? sanitizeDisplayText(value) : value);
