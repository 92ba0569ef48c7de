import { readLocale } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';

/** A schema's own message, in the language that its values are checked in. */
export function sayFault(
  key: 'form.email' | 'form.requiredChoice',
): (issue: { readonly lang?: string | undefined }) => string {
  return ({ lang }) => createTranslate(readLocale(lang))(key);
}
