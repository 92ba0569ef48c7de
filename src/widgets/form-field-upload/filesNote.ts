import type { FormField } from '../../forms/form.ts';
import { UPLOAD_TYPES } from '../../forms/uploadTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { counted } from '../../shared/messages/counted.ts';

const MEGABYTE = 1024 * 1024;

/** The limits of an upload field in words: “PDF, JPG or PNG, at most 3 files of up to 5 MB each.” */
export function filesNote(
  { accept, maxBytes, maxFiles }: Pick<FormField, 'accept' | 'maxBytes' | 'maxFiles'>,
  { t, view: { locale } }: Pick<RenderContext, 't' | 'view'>,
): string {
  const endings = accept.filter((ending) => Object.hasOwn(UPLOAD_TYPES, ending)).map((ending) => ending.toUpperCase());
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(endings);
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(maxBytes / MEGABYTE);
  const limit = counted(t, locale, maxFiles, { one: 'forms.files.one', other: 'forms.files.other' });
  return limit.replace('{types}', types).replace('{size}', size);
}
