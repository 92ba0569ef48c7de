import type { Payload, Where } from 'payload';
import { TRANSLATIONS } from '../../cms/documentFacts.ts';
import type { Translation } from '../../cms/payload-types.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { applyTranslation } from '../../cms/translations/applyTranslation.ts';
import { offeredLanguages, type TranslationLocale } from '../../cms/translations/languages.ts';
import type { ReadKind } from '../kinds.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import type { SearchedDocument } from './readSearched.ts';

interface TranslationReader {
  payload: Payload;
  offered: readonly TranslationLocale[];
}

/** Columns of a translation that show whether it has changed. */
type Stamped = Pick<Translation, 'of' | 'updatedAt'>;

/** The languages in which documents are indexed beside the default: those that the site offers. */
export async function readOffered(payload: Payload): Promise<TranslationLocale[]> {
  return offeredLanguages(await payload.findGlobal({ slug: 'languages', depth: 0 }));
}

/** Published translations of some documents into the languages that the site offers, by the names of the documents. */
async function find<Row extends Stamped>(
  { offered, payload }: TranslationReader,
  where: Where,
  isWhole: boolean,
): Promise<ReadonlyMap<string, Row[]>> {
  if (offered.length === 0) return new Map();
  const { docs } = await payload.db.find<Row & { id: number }>({
    collection: TRANSLATIONS,
    where: { and: [where, { locale: { in: [...offered] } }, ONLY_PUBLISHED] },
    ...(!isWhole && { select: { of: true, updatedAt: true } }),
    sort: 'id',
    limit: 0,
    pagination: false,
    req: {},
  });
  return Map.groupBy(docs, ({ of }) => of);
}

/** Documents with the texts of each of their translations, and the times of their last saves, by document id. */
export async function readTranslated(
  reader: TranslationReader,
  kind: Pick<ReadKind, 'name'>,
  docs: readonly SearchedDocument[],
): Promise<ReadonlyMap<number, { documents: SearchedDocument[]; stamp: string }>> {
  const names = docs.map(({ id }) => `${kind.name}:${id}`);
  const rows = await find<Translation>(reader, { of: { in: names } }, true);
  const schema = schemaOf(reader.payload);
  const fields = schema.fieldsOf(kind.name);
  return new Map(
    docs.map((doc) => {
      const own = rows.get(`${kind.name}:${doc.id}`) ?? [];
      const documents = own.map((row) => applyTranslation(fields, doc, schema, row).document);
      return [doc.id, { documents, stamp: stampOf(own) }];
    }),
  );
}

/** Times at which the translations of all documents were saved, by the names of the documents. */
export async function readStamps(reader: TranslationReader): Promise<ReadonlyMap<string, string>> {
  const rows = await find<Stamped>(reader, {}, false);
  return new Map([...rows].map(([name, own]) => [name, stampOf(own)]));
}

/** The documents of some translations (`translations:3`), as `kind:id`; those of deleted ones are missing. */
export async function documentsOfTranslations(payload: Payload, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { docs } = await payload.db.find<Stamped & { id: number }>({
    collection: TRANSLATIONS,
    where: { id: { in: keys.map((key) => Number(key.split(':')[1])) } },
    select: { of: true },
    limit: keys.length,
    pagination: false,
    req: {},
  });
  return docs.map(({ of }) => of);
}

function stampOf(rows: readonly Stamped[]): string {
  return rows.map(({ updatedAt }) => ` ${updatedAt}`).join('');
}
