import type { FormField } from '../../forms/form.ts';
import { UPLOAD_TYPES } from '../../forms/uploadTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { digitsOf } from '../../shared/formatLocales.ts';

const MEGABYTE = 1024 * 1024;

/** The limits of an upload field in words: “PDF, JPG or PNG, at most 3 files of up to 5 MB each.” */
export function filesNote(
  { accept, maxBytes, maxFiles }: Pick<FormField, 'accept' | 'maxBytes' | 'maxFiles'>,
  { t, view: { locale } }: Pick<RenderContext, 't' | 'view'>,
): string {
  const endings = accept.filter((ending) => Object.hasOwn(UPLOAD_TYPES, ending)).map((ending) => ending.toUpperCase());
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(endings);
  const size = new Intl.NumberFormat(digitsOf(locale), { maximumFractionDigits: 1 }).format(maxBytes / MEGABYTE);
  return t('forms.files', { count: maxFiles, size, types });
}
