import type { PayloadRequest } from 'payload';
import { TRANSLATIONS } from '../documentFacts.ts';
import type { Translation } from '../payload-types.ts';
import type { TranslationLocale } from './languages.ts';
import type { TranslatedTexts } from './readTexts.ts';

/** What is saved of a translation. */
interface Data {
  of: string;
  locale: TranslationLocale;
  title?: string;
  description?: string;
  texts: TranslatedTexts;
}

/**
 * Saves a translation as a draft, as the sender of the request may: what is published stays as it is.
 * @param row the translation so far; undefined: it begins
 * @throws APIError where the sender may not, or it is refused
 */
export async function saveDraft(req: PayloadRequest, row: Translation | undefined, data: Data): Promise<void> {
  const save = { collection: TRANSLATIONS, depth: 0, draft: true, overrideAccess: false, req } as const;
  const texts = { ...data.texts };
  if (row) await req.payload.update({ ...save, id: row.id, data: { ...data, texts, _status: 'draft' } });
  else await req.payload.create({ ...save, data: { title: '', ...data, texts, _status: 'draft' } });
}
