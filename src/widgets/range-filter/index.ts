import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { type ListingRequest, queryListing } from '../../render/listings/queryListing.ts';
import { RANGE, stateOf } from '../../shared/listings/filters.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { RangeFilter } from './RangeFilter.tsx';
import css from './range-filter.css?inline';

export const widget = defineWidget<'range-filter', ListingRequest | undefined>({
  name: 'range-filter',
  css,
  words: ({ title }) => (typeof title === 'string' ? title : ''),
  usesListing: ({ listing }) => ({ listing }),
  load: ({ listing }, context) => queryListing({ listing }, context),
  findGap: ({ range }, asked) => {
    if (!asked) return msg('This filter belongs to a list, and there is none on this page. Add a list, or say its id.');
    const name = range ?? 'price';
    const isKnown = asked.list.ranges[name] || stateOf(asked.filters, RANGE, name).terms.length > 0;
    return isKnown ? undefined : msg('Nothing on the list has such a number. Choose another.');
  },
  Component: RangeFilter,
});
