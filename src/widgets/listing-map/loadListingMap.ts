import type { ListingMapBlock } from '../../cms/payload-types.ts';
import type { DocumentView, Spoken } from '../../content/documentTypes.ts';
import type { RenderContext } from '../../render/context.ts';
import { type ListingRequest, queryListing } from '../../render/listings/queryListing.ts';
import { chosenOrder } from '../../shared/listings/filters.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { MAX_TOURS } from './constants.ts';

export interface ListingMapData {
  asked: ListingRequest;
  /** The first results, independent of the list's page. */
  tours: Spoken<Tour>[];
}

/** Tours of a listing from all its pages, so that paging does not change the map. */
export async function loadListingMap(
  { listing }: ListingMapBlock,
  context: RenderContext,
): Promise<ListingMapData | undefined> {
  const asked = await queryListing({ listing }, context);
  if (!asked) return undefined;
  const { filters, list, plan } = asked;
  const { docs } =
    list.totalPages === 1
      ? list
      : await context.content.filter(plan.kind, {
          ...(plan.base && { base: plan.base }),
          filters,
          order: chosenOrder(filters) ?? plan.order,
          limit: MAX_TOURS,
        });
  return { asked, tours: docs.slice(0, MAX_TOURS).flatMap(spokenTour) };
}

function spokenTour(document: DocumentView): Spoken<Tour>[] {
  const tour = tourOf(document);
  return tour ? [{ ...tour, ...(document.locale && { locale: document.locale }) }] : [];
}
