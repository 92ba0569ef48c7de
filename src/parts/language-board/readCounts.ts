import { setImmediate as turn } from 'node:timers/promises';
import type { BasePayload, PayloadRequest } from 'payload';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { listLeaves } from '../../cms/translations/applyTranslation.ts';
import {
  countTexts,
  readTranslations,
  type TextCounts,
  type TranslationHeads,
} from '../../cms/translations/languageStates.ts';
import type { TranslationLocale } from '../../cms/translations/languages.ts';

/** Documents read at once. */
const BATCH = 50;
/** Documents whose counts are kept; a few hundred bytes each. */
const MAX_KEPT = 20_000;

/** A document of the board, without its texts. */
export interface DocumentHead {
  id: number;
  updatedAt: string;
}

/** Counts of a document by language; undefined for one without texts. */
export type DocumentCounts = ReadonlyMap<TranslationLocale, TextCounts> | undefined;

interface CachedCounts {
  /** Document and translations that were compared, by their times of change. */
  stamp: string;
  counts: DocumentCounts;
}

/** Counts of each process, by name of the document. Every document is compared once after each change of it or of its translations. */
const kept = new WeakMap<BasePayload, Map<string, CachedCounts>>();

/**
 * Counts the texts of documents in each language. Only documents that have changed since are read in full, each walked once for all languages.
 * @param options.overrideAccess whether the sender reads documents for their texts alone, as translators do
 * @returns by the ids of the documents
 */
export async function readCounts(
  req: PayloadRequest,
  collection: string,
  documents: readonly DocumentHead[],
  translations: ReadonlyMap<string, TranslationHeads>,
  languages: readonly TranslationLocale[],
  { overrideAccess }: { overrideAccess: boolean },
): Promise<ReadonlyMap<number, DocumentCounts>> {
  const { payload } = req;
  const known = kept.get(payload) ?? new Map<string, CachedCounts>();
  kept.set(payload, known);
  if (known.size > MAX_KEPT) known.clear();
  const found = new Map<number, DocumentCounts>();
  const stampOf = ({ id, updatedAt }: DocumentHead): string => {
    const rows = translations.get(`${collection}:${id}`)?.newest ?? [];
    const of = languages
      .map((locale) => rows.find((row) => row.locale === locale))
      .map((row) => row && [row.id, row.updatedAt]);
    return JSON.stringify([updatedAt, languages, of]);
  };
  const changed = documents.filter((head) => {
    const before = known.get(`${collection}:${head.id}`);
    if (before?.stamp !== stampOf(head)) return true;
    found.set(head.id, before.counts);
    return false;
  });
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH);
    const ids = batch.map(({ id }) => id);
    const read = {
      collection: slugOf(collection),
      depth: 0,
      draft: true,
      overrideAccess,
      pagination: false,
      req,
    } as const;
    const { docs } = await payload.find({ ...read, where: { id: { in: ids } } });
    const begun = ids.map((id) => `${collection}:${id}`).filter((of) => translations.has(of));
    const rows = begun.length > 0 ? await readTranslations(req, { of: { in: begun } }) : [];
    const schema = schemaOf(payload);
    const fields = schema.fieldsOf(collection);
    for (const head of batch) {
      const of = `${collection}:${head.id}`;
      const document = docs.find(({ id }) => id === head.id);
      const leaves = document ? listLeaves(fields, document, schema) : [];
      const own = rows.filter((row) => row.of === of);
      const count = (locale: TranslationLocale) =>
        countTexts(
          leaves,
          own.find((row) => row.locale === locale),
        );
      const counts = leaves.length > 0 ? new Map(languages.map((locale) => [locale, count(locale)])) : undefined;
      known.set(of, { stamp: stampOf(head), counts });
      found.set(head.id, counts);
    }
    // Queries of SQLite and the comparisons are synchronous.
    await turn();
  }
  return found;
}
