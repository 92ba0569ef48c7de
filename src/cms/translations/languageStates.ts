import type { PayloadRequest, Where } from 'payload';
import { TRANSLATIONS } from '../documentFacts.ts';
import type { Translation } from '../payload-types.ts';
import { compareTexts } from './applyTranslation.ts';
import type { LanguageState } from './languageState.ts';
import type { TranslationLocale } from './languages.ts';
import type { TextLeaf } from './mapTexts.ts';
import { machineColumns, type TextState } from './readTexts.ts';

/** A translation without its words. */
export type TranslationHead = Pick<Translation, 'id' | 'of' | 'locale' | 'updatedAt' | '_status'>;

/** The translations of one document. */
export interface TranslationHeads {
  /** The newest of each language, drafts included. */
  newest: TranslationHead[];
  published: Set<string>;
}

/** Numbers of texts in a state. */
export type TextCounts = Pick<LanguageState, 'machine' | 'missing' | 'stale'>;

/** Translations as the sender of the request may read them, by the names of their documents (`pages:7`). */
export async function readTranslationHeads(
  req: PayloadRequest,
  where: Where = {},
): Promise<ReadonlyMap<string, TranslationHeads>> {
  const read = { collection: TRANSLATIONS, depth: 0, overrideAccess: false, pagination: false, req } as const;
  const heads = new Map<string, TranslationHeads>();
  const headsOf = (of: string): TranslationHeads => {
    const known = heads.get(of) ?? { newest: [], published: new Set() };
    heads.set(of, known);
    return known;
  };
  const select = { of: true, locale: true, updatedAt: true, _status: true } as const;
  const newest = await req.payload.find({ ...read, draft: true, where, select });
  for (const row of newest.docs) headsOf(row.of).newest.push(row);
  const published = await req.payload.find({
    ...read,
    where: { and: [where, { _status: { equals: 'published' } }] },
    select: { locale: true, of: true },
  });
  for (const { locale, of } of published.docs) headsOf(of).published.add(locale);
  return heads;
}

/** The newest translations of some names of translations, with their words, as the sender of the request may read them. */
export async function readTranslations(req: PayloadRequest, where: Where): Promise<Translation[]> {
  const read = { collection: TRANSLATIONS, depth: 0, overrideAccess: false, pagination: false, req } as const;
  return (await req.payload.find({ ...read, draft: true, where })).docs;
}

/**
 * Counts the texts of a document in each state.
 * @param leaves its texts (`listLeaves`)
 * @param row its translation; undefined when it was not started
 */
export function countTexts(leaves: readonly TextLeaf[], row: Translation | undefined): TextCounts {
  const texts = compareTexts(leaves, row?.texts);
  const count = (state: TextState['state']): number => texts.filter((text) => text.state === state).length;
  return {
    missing: count('missing'),
    stale: count('stale'),
    machine: texts.filter(({ isByMachine }) => isByMachine).length + machineColumns(row).length,
  };
}

/** The state of a document in a language. */
export function languageState(
  locale: TranslationLocale,
  heads: TranslationHeads | undefined,
  counts: TextCounts,
): LanguageState {
  const row = heads?.newest.find((each) => each.locale === locale);
  return {
    locale,
    ...(row && { id: row.id }),
    isPublished: heads?.published.has(locale) ?? false,
    hasDraft: row?._status === 'draft',
    ...counts,
  };
}
