import type { ContentReader, DocumentView } from '../content/types.ts';
import type { Documents } from './features.ts';

/** A document that a page is about, with what its kind reads for that page alone. */
export async function completeDocument(
  document: DocumentView,
  documents: Documents,
  content: ContentReader,
): Promise<DocumentView> {
  const complete = documents.get(document.collection)?.complete;
  return complete ? { ...document, details: await complete(document, content) } : document;
}
