import type { CollectionConfig, CollectionSlug, SanitizedConfig } from 'payload';
import { slugOf } from './slugOf.ts';

/** Slug of the collection of translations, which have addresses as documents have. */
export const TRANSLATIONS = 'translations';

/** Facts about a document collection for the studio; stored in its `custom`. */
export interface DocumentFacts {
  /** Path of the archive, the list of all its documents. */
  archive: string | undefined;
  treatedAs: 'article' | 'page';
  /** Relationship fields to its terms, and their collections. */
  terms: readonly { field: string; collection: string }[];
}

/** Facts about a taxonomy for the studio. */
export interface TermFacts {
  /** Path prefix of its archives. */
  basePath: string;
}

type Marked<Facts> = Facts & { slug: CollectionSlug };
type Config =
  | { collections: readonly Pick<CollectionConfig, 'custom' | 'slug'>[] }
  | Pick<SanitizedConfig, 'collections'>;

/** Marks a collection as one of documents. */
export function markDocuments(collection: CollectionConfig, facts: DocumentFacts): CollectionConfig {
  return mark(collection, 'document', facts);
}

/** Marks a collection as a taxonomy. */
export function markTerms(collection: CollectionConfig, facts: TermFacts): CollectionConfig {
  return mark(collection, 'terms', facts);
}

/** All document collections, in order. */
export function documentsOf(config: Config): Marked<DocumentFacts>[] {
  return markedIn(config, 'document');
}

/** All taxonomies, in order. */
export function taxonomiesOf(config: Config): Marked<TermFacts>[] {
  return markedIn(config, 'terms');
}

/** Also exposes the facts to the studio in the browser, which does not receive `custom`. */
function mark(collection: CollectionConfig, name: string, facts: object): CollectionConfig {
  const { admin, custom } = collection;
  return {
    ...collection,
    admin: { ...admin, custom: { ...admin?.custom, [name]: facts } },
    custom: { ...custom, [name]: facts },
  };
}

function markedIn<Facts>({ collections }: Config, name: string): Marked<Facts>[] {
  return collections.flatMap(({ custom, slug }) => {
    const facts = custom?.[name] as Facts | undefined;
    return facts ? [{ ...facts, slug: slugOf(slug) }] : [];
  });
}
