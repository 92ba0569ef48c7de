import type { DocumentView } from '../../content/documentTypes.ts';
import type { ContentReader } from '../../content/types.ts';
import { readTour } from '../../tours/readTour.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { TOURS } from '../../tours/words.ts';
import { MAX_PRODUCTS } from './rules/channelPaths.ts';

/** All published tours, with all fields. */
export async function readTours(content: ContentReader): Promise<{ document: DocumentView; tour: Tour }[]> {
  const documents = await content.listAll(TOURS, { isWithoutFront: true, limit: MAX_PRODUCTS });
  return documents.flatMap((document) => {
    const tour = tourOf(document);
    return tour ? [{ document, tour }] : [];
  });
}

/** One of them by id; undefined if not found. */
export async function readTourBy(id: number, content: ContentReader): Promise<Tour | undefined> {
  const path = await content.findPath(TOURS, id);
  const found = path === undefined ? undefined : await content.findDocument(path);
  return found?.collection === TOURS ? readTour(found.doc, () => []) : undefined;
}
