import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { type ListingRequest, queryListing } from '../../render/listings/queryListing.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { FilterSummary } from './FilterSummary.tsx';
import css from './filter-summary.css?inline';

export const widget = defineWidget<'filter-summary', ListingRequest | undefined>({
  name: 'filter-summary',
  css,
  usesListing: ({ listing, showCount }) => ({ listing, tellsCount: showCount !== false }),
  load: ({ listing }, context) => queryListing({ listing }, context),
  findGap: (_block, asked) =>
    asked ? undefined : msg('This tells of a list, and there is none on this page. Add a list, or say its id.'),
  Component: FilterSummary,
});
