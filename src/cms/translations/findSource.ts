import type { FlattenedField, GlobalSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { slugOf } from '../slugOf.ts';
import { readSource } from './readSource.ts';
import { translationsOf } from './translatable.ts';
import { ownLanguages } from './translators.ts';

/** The document of a translation, in the default language, with its fields. */
export interface Source {
  /** Whether its translations have addresses: those of documents, and not those of menus. */
  hasAddress: boolean;
  fields: readonly FlattenedField[];
  document: Record<string, unknown> & { id: number; title?: string | null; path?: string | null };
  /** Its title in the studio. */
  name: string;
}

/**
 * The document that a translation belongs to.
 * @param of its name (`pages:7`)
 * @param options.draft whether its newest draft is wanted, instead of what visitors see
 * @param options.isForSender whether only what the sender of the request may read counts; translators read what they translate
 * @returns undefined where there is none
 */
export async function findSource(
  req: PayloadRequest,
  of: unknown,
  options: { draft?: boolean; isForSender?: boolean } = {},
): Promise<Source | undefined> {
  const source = readSource(of);
  const { payload } = req;
  const kind = source && translationsOf(payload.config, source.collection);
  if (!kind) return undefined;
  if (kind.isGlobal) return source.id === 1 ? findGlobal(req, source.collection, options) : undefined;
  const collection = slugOf(source.collection);
  const { draft = false } = options;
  const overrideAccess = !options.isForSender || ownLanguages(req) !== undefined;
  const read = { depth: 0, disableErrors: true, draft, overrideAccess, req } as const;
  const document = await payload.findByID({ ...read, collection, id: source.id });
  if (!document) return undefined;
  return sourceOf(payload.collections[collection].config, kind, document);
}

/** A row of a collection whose entries can be translated, as a source. */
export function sourceOf(
  { admin, flattenedFields: fields }: Pick<SanitizedCollectionConfig, 'admin' | 'flattenedFields'>,
  kind: { hasAddress: boolean },
  document: object,
): Source {
  // Payload types rows by their collection, known here only by name.
  const row = document as Source['document'];
  const name = String(row[admin.useAsTitle ?? 'title'] || row.title || t('Untitled'));
  return { hasAddress: kind.hasAddress, fields, document: row, name };
}

/** Settings, as the only entry of their kind. They have no drafts. */
async function findGlobal(req: PayloadRequest, slug: string, { isForSender = false }): Promise<Source | undefined> {
  const { payload } = req;
  const config = payload.globals.config.find((known) => known.slug === slug);
  if (!config) return undefined;
  const read = { depth: 0, overrideAccess: !isForSender || ownLanguages(req) !== undefined, req } as const;
  // The slug of a global that the configuration has, as checked above.
  const stored = await payload.findGlobal({ ...read, slug: slug as GlobalSlug });
  const document = { ...stored, id: 1 };
  return { hasAddress: false, fields: config.flattenedFields, document, name: String(config.label) };
}
