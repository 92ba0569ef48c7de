import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Listing } from './Listing.tsx';
import css from './listing.css?inline';
import { type ListingData, loadListingData } from './loadListingData.ts';
import { planListing } from './planListing.ts';

export const widget = defineWidget<'listing', ListingData | undefined>({
  name: 'listing',
  css,
  load: loadListingData,
  planListing,
  words: ({ emptyText }) => (typeof emptyText === 'string' ? emptyText : ''),
  findGap(block, data) {
    if (!data)
      return block.source === 'current'
        ? msg('Only an archive has documents of its own; choose others here.')
        : msg('Save this block once: until then it has no name for its address.');
    const isFiltered = data.list.active.length > 0;
    return data.list.totalDocs > 0 || isFiltered ? undefined : msg('No published document matches these settings.');
  },
  Component: Listing,
});
