import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { type ListingRequest, queryListing } from '../../render/listings/queryListing.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { FilterPanel } from './FilterPanel.tsx';
import css from './filter-panel.css?inline';

export const widget = defineWidget<'filter-panel', ListingRequest | undefined>({
  name: 'filter-panel',
  css,
  children: (block) => onlyBlocks(block.blocks),
  usesListing: ({ listing }) => ({ listing }),
  load: ({ listing }, context) => queryListing({ listing }, context),
  findGap: (block, asked, { editing, isOwn }) => {
    if (editing && isOwn(block)) return undefined;
    if (!asked)
      return msg('These filters belong to a list, and there is none on this page. Add a list, or say its id.');
    return onlyBlocks(block.blocks).length ? undefined : msg('There are no filters in this. Add some.');
  },
  Component: FilterPanel,
});
