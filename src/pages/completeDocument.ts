import type { DocumentView } from '../content/documentTypes.ts';
import type { ContentReader } from '../content/types.ts';
import type { Documents } from './features.ts';

/** A document with the data that its kind reads for its own page. */
export async function completeDocument(
  document: DocumentView,
  documents: Documents,
  content: ContentReader,
): Promise<DocumentView> {
  const complete = documents.get(document.collection)?.complete;
  return complete ? { ...document, details: await complete(document, content) } : document;
}
