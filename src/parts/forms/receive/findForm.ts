import type { Payload } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { Form } from '../../../cms/payload-types.ts';
import { inLanguage } from '../../../cms/translations/inLanguage.ts';
import type { PatternMatcher } from '../../../forms/fieldPattern.ts';
import type { FormModel } from '../../../forms/form.ts';
import { readTranslatedForm } from '../../../forms/readTranslatedForm.ts';
import { FORMS } from '../../../forms/words.ts';
import type { LocaleCode } from '../../../shared/locales.ts';
import { readRowId } from '../../../shared/rowId.ts';
import { loadMatcher } from './loadMatcher.ts';

/** A published form. */
export interface FoundForm {
  form: Form;
  model: FormModel;
  /** Matches values against the patterns of its fields. */
  matches: PatternMatcher;
}

/**
 * @param text id in the URL; undefined for a missing or unpublished form, or an invalid id
 * @param locale of the visitor: the form has the words that the visitor has read
 */
export async function findForm(
  payload: Payload,
  text: string | undefined,
  locale: LocaleCode,
): Promise<FoundForm | undefined> {
  const id = readRowId(text ?? '');
  if (id === undefined) return undefined;
  const { docs } = await payload.find({
    collection: FORMS,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] } satisfies TypedWhere<typeof FORMS>,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [source] = docs;
  if (!source) return undefined;
  const form = await inLanguage(payload, FORMS, source, locale);
  const model = readTranslatedForm(form.layout, source.layout);
  return { form, model, matches: await loadMatcher(model) };
}
