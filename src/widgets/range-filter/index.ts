import { defineWidget } from '../../render/defineWidget.ts';
import { type AskedListing, askListing } from '../../render/listings/askListing.ts';
import { RangeFilter } from './RangeFilter.tsx';
import css from './range-filter.css?inline';

export const widget = defineWidget<'range-filter', AskedListing | undefined>({
  name: 'range-filter',
  css,
  words: ({ title }) => (typeof title === 'string' ? title : ''),
  usesListing: ({ listing }) => ({ listing }),
  load: ({ listing }, context) => askListing({ listing }, context),
  findGap: (_block, asked) =>
    asked ? undefined : 'This filter belongs to a list, and there is none on this page. Add a list, or say its id.',
  Component: RangeFilter,
});
