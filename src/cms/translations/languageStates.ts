import type { PayloadRequest, Where } from 'payload';
import { TRANSLATIONS } from '../documentFacts.ts';
import type { Translation } from '../payload-types.ts';
import type { Schema } from '../relations/visitRelations.ts';
import { listTexts } from './applyTranslation.ts';
import type { Source } from './findSource.ts';
import type { LanguageState } from './languageState.ts';
import type { TranslationLocale } from './languages.ts';
import { machineColumns, type TextState } from './readTexts.ts';

/** The translations of one document. */
export interface TranslationRows {
  /** The newest of each language, drafts included. */
  newest: Translation[];
  published: Set<string>;
}

/** Translations as the sender of the request may read them, by the names of their documents (`pages:7`). */
export async function readTranslationRows(
  req: PayloadRequest,
  where: Where = {},
): Promise<ReadonlyMap<string, TranslationRows>> {
  const read = { collection: TRANSLATIONS, depth: 0, overrideAccess: false, pagination: false, req } as const;
  const rows = new Map<string, TranslationRows>();
  const rowsOf = (of: string): TranslationRows => {
    const known = rows.get(of) ?? { newest: [], published: new Set() };
    rows.set(of, known);
    return known;
  };
  const newest = await req.payload.find({ ...read, draft: true, where });
  for (const row of newest.docs) rowsOf(row.of).newest.push(row);
  const published = await req.payload.find({
    ...read,
    where: { and: [where, { _status: { equals: 'published' } }] },
    select: { locale: true, of: true },
  });
  for (const { locale, of } of published.docs) rowsOf(of).published.add(locale);
  return rows;
}

/** The state of a document in each language. */
export function statesOf(
  { document, fields }: Pick<Source, 'document' | 'fields'>,
  schema: Schema,
  languages: readonly TranslationLocale[],
  rows: TranslationRows | undefined,
): LanguageState[] {
  return languages.map((locale) => {
    const row = rows?.newest.find((each) => each.locale === locale);
    const texts = listTexts(fields, document, schema, row?.texts);
    const count = (state: TextState['state']): number => texts.filter((text) => text.state === state).length;
    return {
      locale,
      ...(row && { id: row.id }),
      isPublished: rows?.published.has(locale) ?? false,
      hasDraft: row?._status === 'draft',
      missing: count('missing'),
      stale: count('stale'),
      machine: texts.filter(({ isByMachine }) => isByMachine).length + machineColumns(row).length,
    };
  });
}
