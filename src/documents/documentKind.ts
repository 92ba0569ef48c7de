import type { ReadKind } from '../content/kinds.ts';
import type { ContentReader, DocumentView } from '../content/types.ts';
import type { SchemaNodes } from '../render/types.ts';
import type { DocumentSource } from './documentSource.ts';

/** A kind of document: all that the site knows of it. */
export interface DocumentKind extends DocumentSource, Pick<ReadKind, 'view'> {
  /** Describes a document for search engines, beside the page that it stands on. */
  readonly schema?: SchemaNodes | undefined;
  /** The details of a document that has a page of its own, with what is read for that page alone. */
  readonly complete?: ((document: DocumentView, content: ContentReader) => Promise<unknown>) | undefined;
}
