import type { ListingBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { TriggerText } from '../../islands/types.ts';
import { noteCompare } from '../../parts/compare/noteCompare.ts';
import { noteListing } from '../../parts/listings/noteListing.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { formatNumber } from '../../shared/formatNumber.ts';
import { TOURS } from '../../tours/words.ts';
import { columnsOf, rowGapOf } from './arrangement.ts';
import { NEAR_END } from './constants.ts';
import { EmptyListing } from './EmptyListing.tsx';
import { ListingCards } from './ListingCards.tsx';
import { ListingPages } from './ListingPages.tsx';
import listCss from './list.css?inline';
import type { ListingData } from './loadListingData.ts';
import masonryCss from './masonry.css?inline';
import { postIdOf } from './pageOf.ts';

/** Style of the views beside the grid. */
const VIEW_CSS: Record<string, string> = { list: listCss, masonry: masonryCss };

/**
 * Documents as cards. `data-listing` names it to script, `data-post-id` its page, `data-base-url` its first page; what a refresh replaces is all
 * that stands in it.
 */
export function Listing({
  attributes,
  block,
  context,
  data,
  text,
}: WidgetProps<ListingBlock, ListingData | undefined>) {
  if (!data) return null;
  const { list, plan, widgetId } = data;
  const view = block.view ?? 'grid';
  // Cards may come later, when there is none now.
  if (block.showCompare && plan.kind === TOURS) noteCompare(context);
  const { page, totalDocs, totalPages } = list;
  if (VIEW_CSS[view]) context.styles.use(`listing/${view}`, VIEW_CSS[view]);
  const arrangement = context.styles.rule(`--columns:${columnsOf(block)};--row-gap:${rowGapOf(block)}`);
  const listing = (
    <div
      {...attributes('r-listing', arrangement)}
      data-base-url={plan.baseUrl}
      data-listing={widgetId}
      data-page={page}
      data-pagination={block.pagination ?? 'numbers'}
      data-pages={totalPages}
      data-post-id={postIdOf(context.view)}
      data-total={totalDocs}
    >
      {block.showCount !== false && totalDocs > 0 && (
        <p className="r-listing__count">
          {context.t('listing.count', { count: formatNumber(totalDocs, context.view.locale) })}
        </p>
      )}
      {totalDocs === 0 && <EmptyListing block={block} context={context} data={data} text={text} />}
      {list.docs.length > 0 && <ListingCards block={block} context={context} data={data} view={view} />}
      <ListingPages block={block} context={context} data={data} />
    </div>
  );
  // A preview has no history of its own.
  if (!context.editing) noteListing(context);
  return (
    <Island<typeof import('./island/ListingIsland.ts')>
      name="listing"
      props={{ failed: context.t('filter.failed') }}
      trigger={context.editing ? 'load' : triggerOf(widgetId)}
    >
      {listing}
    </Island>
  );
}

/**
 * Whatever changes the list wakes its script, cards do not: filters wherever they stand, pages, and what is offered where nothing is found. Links
 * are held until it is there; fields change at once, are heard in the head (`parts/listings`) and taken over (`island/changedForms.ts`).
 */
function triggerOf(widgetId: string): TriggerText {
  const parts = ['.r-pagination', '.r-listing__more', '.r-listing__empty'].map(
    (part) => `interaction@[data-listing="${widgetId}"] ${part}`,
  );
  // Back and Forward, by the script in the head (`parts/listings`). Whoever comes back to more than its first page finds it again (`island/shownPages.ts`).
  return `address(listing-${widgetId}) | toggle | interaction@[data-listing-filter="${widgetId}"] a[rel=nofollow] | ${parts.join(' | ')} | visible(${NEAR_END})@[data-listing="${widgetId}"][data-pagination="infinite"] .r-listing__more`;
}
