import type { DocumentView } from '../content/documentTypes.ts';
import type { ReadKind } from '../content/kinds.ts';
import type { ContentReader } from '../content/types.ts';
import type { SchemaNodes } from '../render/types.ts';
import type { DocumentSource } from './documentSource.ts';

/** A document kind: everything the site knows about it. */
export interface DocumentKind extends DocumentSource, Pick<ReadKind, 'view'> {
  /** Structured data (JSON-LD) of a document, beside the page's own. */
  readonly schema?: SchemaNodes | undefined;
  /** Details of a document on its own page, including what is read for that page only. */
  readonly complete?: ((document: DocumentView, content: ContentReader) => Promise<unknown>) | undefined;
}
