import type { TourRelatedBlock } from '../../cms/payload-types.ts';
import type { DocumentView } from '../../content/documentTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { tourOf } from '../../tours/tour.ts';
import { TOURS } from '../../tours/words.ts';
import { DEFAULT_COUNT, MAX_COUNT } from './constants.ts';

/** Loads the tours chosen by an editor; otherwise the page's own related tours, or others of its destinations; never itself. */
export async function loadRelated(
  { chosen, limit, source }: Pick<TourRelatedBlock, 'chosen' | 'limit' | 'source'>,
  { content, view }: Pick<RenderContext, 'content' | 'view'>,
): Promise<DocumentView[]> {
  const count = Math.round(numberWithin(limit, [1, MAX_COUNT], DEFAULT_COUNT));
  if (source === 'chosen') {
    const picked = (chosen ?? []).map((each) => (typeof each === 'object' ? each.id : each)).slice(0, count);
    return picked.length ? (await content.list(TOURS, { ids: picked, limit: picked.length })).docs : [];
  }
  const tour = tourOf(view.document);
  if (!tour) return [];
  const ids = source === 'destination' ? [] : tour.related.map(({ id }) => id).filter((id) => id !== tour.id);
  const named = ids.length ? (await content.list(TOURS, { ids, limit: ids.length })).docs : [];
  if (named.length) return named.slice(0, count);
  const destinations = tour.destinations.map(({ id }) => id);
  if (!destinations.length) return [];
  // One more than shown, since the page's own tour is among them.
  const { docs } = await content.list(TOURS, { terms: { destinations }, limit: count + 1 });
  return docs.filter(({ id }) => id !== tour.id).slice(0, count);
}
