import type { CollectionConfig } from 'payload';
import { markDocuments, markTerms } from '../cms/documentFacts.ts';
import type { DocumentSource } from './documentSource.ts';

/** The collections of all kinds of document, then those of their taxonomies, each once and marked as what it is. */
export function documentCollections(kinds: Iterable<DocumentSource>): CollectionConfig[] {
  const all = [...kinds];
  const taxonomies = new Set(all.flatMap((kind) => kind.taxonomies.map(({ of }) => of)));
  return [
    ...all.map(({ archive, collection, treatedAs }) =>
      markDocuments(collection, { archive: archive?.path, treatedAs }),
    ),
    ...[...taxonomies].map(({ basePath, collection }) => markTerms(collection, { basePath })),
  ];
}
