import type { FlattenedField, PayloadRequest } from 'payload';
import { slugOf } from '../slugOf.ts';
import { readSource } from './readSource.ts';
import { translationsOf } from './translatable.ts';

/** The document of a translation, in the default language, with its fields. */
export interface Source {
  /** Whether its translations have addresses: those of documents, and not those of menus. */
  hasAddress: boolean;
  fields: readonly FlattenedField[];
  document: Record<string, unknown> & { id: number; title?: string | null; path?: string | null };
}

/**
 * The document that a translation belongs to.
 * @param of its name (`pages:7`)
 * @param options.draft whether its newest draft is wanted, instead of what visitors see
 * @param options.isForSender whether only what the sender of the request may read counts
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
  const collection = slugOf(source.collection);
  const { draft = false, isForSender = false } = options;
  const read = { depth: 0, disableErrors: true, draft, overrideAccess: !isForSender, req } as const;
  const document = await payload.findByID({ ...read, collection, id: source.id });
  if (!document) return undefined;
  const fields = payload.collections[collection].config.flattenedFields;
  // Payload types rows by their collection, known here only by name.
  return { ...kind, fields, document: document as unknown as Source['document'] };
}
