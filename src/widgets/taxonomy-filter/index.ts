import type { TaxonomyFilterBlock } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import type { ListingUse } from '../../render/listing.ts';
import { type ListingRequest, queryListing } from '../../render/listings/queryListing.ts';
import { readOperator } from '../../shared/listings/chooseTerm.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { TaxonomyFilter } from './TaxonomyFilter.tsx';
import css from './taxonomy-filter.css?inline';
import { taxonomyOf } from './terms.ts';

function usesListing(block: TaxonomyFilterBlock): ListingUse {
  const { isExclusion, listing, multiple, view } = block;
  // A select is single; an exclusion narrows by each term.
  const choice = isExclusion ? 'AND' : view === 'select' ? 'DISABLED' : readOperator(multiple);
  return { listing, facets: [{ name: taxonomyOf(block), choice }] };
}

export const widget = defineWidget<'taxonomy-filter', ListingRequest | undefined>({
  name: 'taxonomy-filter',
  css,
  words: ({ title }) => (typeof title === 'string' ? title : ''),
  usesListing,
  load: (block, context) => queryListing(usesListing(block), context),
  findGap: (block, asked) => {
    if (!asked) return msg('This filter belongs to a list, and there is none on this page. Add a list, or say its id.');
    if (!asked.list.counts[taxonomyOf(block)])
      return msg('What the list shows is not sorted by these terms. Choose others.');
    return undefined;
  },
  Component: TaxonomyFilter,
});
