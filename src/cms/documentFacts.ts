import type { CollectionConfig, CollectionSlug, SanitizedConfig } from 'payload';
import { slugOf } from './slugOf.ts';

/** What the studio has to know of a kind of document; stands in the `custom` of its collection. */
export interface DocumentFacts {
  /** Path of the list of all its documents. */
  archive: string | undefined;
  treatedAs: 'article' | 'page';
  /** The relations that hold its terms, and the collections of these. */
  terms: readonly { field: string; collection: string }[];
}

/** The same of a taxonomy. */
export interface TermFacts {
  /** What the paths of its archives begin with. */
  basePath: string;
}

type Marked<Facts> = Facts & { slug: CollectionSlug };
type Config =
  | { collections: readonly Pick<CollectionConfig, 'custom' | 'slug'>[] }
  | Pick<SanitizedConfig, 'collections'>;

/** Marks a collection as a kind of document. */
export function markDocuments(collection: CollectionConfig, facts: DocumentFacts): CollectionConfig {
  return mark(collection, 'document', facts);
}

/** Marks a collection as a taxonomy. */
export function markTerms(collection: CollectionConfig, facts: TermFacts): CollectionConfig {
  return mark(collection, 'terms', facts);
}

/** Every kind of document, in order. */
export function documentsOf(config: Config): Marked<DocumentFacts>[] {
  return markedIn(config, 'document');
}

/** Every taxonomy, in order. */
export function taxonomiesOf(config: Config): Marked<TermFacts>[] {
  return markedIn(config, 'terms');
}

/** Each is also told to the studio in the browser, which is not given `custom`. */
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
