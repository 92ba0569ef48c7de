import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { TOURS } from '../../tours/words.ts';
import { ListingMap } from './ListingMap.tsx';
import css from './listing-map.css?inline';
import { type ListingMapData, loadListingMap } from './loadListingMap.ts';

export const widget = defineWidget<'listing-map', ListingMapData | undefined>({
  name: 'listing-map',
  css,
  usesListing: ({ listing }) => ({ listing }),
  load: loadListingMap,
  findGap(_block, data) {
    if (!data) return msg('This shows where a list leads, and there is none on this page. Add a list, or say its id.');
    const { list, plan } = data.asked;
    if (plan.kind !== TOURS)
      return msg('Only tours have places on a map; the list that this belongs to has none of them.');
    const hasPlaces = data.tours.some(({ points }) => points.length > 0);
    // Without any filter it would never show a marker.
    return hasPlaces || list.active.length > 0 ? undefined : msg('None of these tours has points on the map yet.');
  },
  Component: ListingMap,
});
