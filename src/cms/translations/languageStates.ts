import type { PayloadRequest, Where } from 'payload';
import { TRANSLATIONS } from '../documentFacts.ts';
import type { Translation } from '../payload-types.ts';
import { compareTexts } from './applyTranslation.ts';
import type { LanguageState } from './languageState.ts';
import type { TranslationLocale } from './languages.ts';
import type { TextLeaf } from './mapTexts.ts';
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

/**
 * The state of a document in each language.
 * @param leaves its texts (`listLeaves`)
 */
export function statesOf(
  leaves: readonly TextLeaf[],
  languages: readonly TranslationLocale[],
  rows: TranslationRows | undefined,
): LanguageState[] {
  return languages.map((locale) => {
    const row = rows?.newest.find((each) => each.locale === locale);
    const texts = compareTexts(leaves, row?.texts);
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
