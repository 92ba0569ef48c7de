import type { CollectionConfig } from 'payload';
import { markDocuments, markTerms } from '../cms/documentFacts.ts';
import type { DocumentSource } from './documentSource.ts';

/**
 * The collections of all document kinds, those they keep beside them, and their taxonomies, each once and with its
 * marks.
 */
export function documentCollections(kinds: Iterable<DocumentSource>): CollectionConfig[] {
  const all = [...kinds];
  const taxonomies = new Set(all.flatMap((kind) => kind.taxonomies.map(({ of }) => of)));
  return [
    ...all.map((kind) =>
      markDocuments(kind.collection, {
        archive: kind.archive?.path,
        treatedAs: kind.treatedAs,
        terms: kind.taxonomies.map(({ field, of }) => ({ field, collection: of.name })),
      }),
    ),
    ...all.flatMap(({ beside = [] }) => beside),
    ...[...taxonomies].map(({ basePath, collection }) => markTerms(collection, { basePath })),
  ];
}
