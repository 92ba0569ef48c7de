import type { DocumentView } from '../../content/documentTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import type { Booking } from '../../tours/booking/booking.ts';
import { TOURS } from '../../tours/words.ts';

/** Tours of bookings by id, with pictures and addresses, if visitors can see them. */
export async function loadToursOf(
  { content }: Pick<RenderContext, 'content'>,
  bookings: readonly Pick<Booking, 'tour'>[],
): Promise<ReadonlyMap<number, DocumentView>> {
  const ids = [...new Set(bookings.flatMap(({ tour }) => tour ?? []))];
  if (ids.length === 0) return new Map();
  const { docs } = await content.list(TOURS, { ids, limit: ids.length });
  return new Map(docs.filter(({ id }) => ids.includes(id)).map((document) => [document.id, document]));
}
