import type { Registry } from '../shared/registry.ts';
import type { DocumentView, StoredDocument } from './types.ts';

/** What the reader has to know of a kind of document. */
export interface ReadKind {
  /** The slug of its collection. */
  readonly name: string;
  /** The fields that a card shows, besides title and address. */
  readonly card: readonly string[];
  /** The field with the date by which lists are sorted; without one, when it was made. */
  readonly dated?: string | undefined;
  /** Whether the site's search finds it. */
  readonly isSearched: boolean;
  /** The relations by which its documents are sorted into terms. */
  readonly taxonomies: readonly { readonly field: string; readonly of: { readonly name: string } }[];
  /** What pages show of a document; whatever was not read is left out. */
  view(doc: StoredDocument): DocumentView;
}

export type ReadKinds = Registry<ReadKind>;

/** The kind of a name. Throws when there is none. */
export function kindOf<Kind extends ReadKind>(kinds: Registry<Kind>, name: string): Kind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no kind of document “${name}”. Add it to src/documents/index.ts.`);
  return kind;
}
