import type { ReadKind } from '../content/kinds.ts';
import type { SchemaNodes } from '../render/types.ts';
import type { DocumentSource } from './documentSource.ts';

/** A kind of document: all that the site knows of it. */
export interface DocumentKind extends DocumentSource, Pick<ReadKind, 'view'> {
  /** Describes a document for search engines, beside the page that it stands on. */
  readonly schema?: SchemaNodes | undefined;
}
