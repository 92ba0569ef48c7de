import type { ListingBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { TriggerText } from '../../islands/types.ts';
import { noteCompare } from '../../parts/compare/noteCompare.ts';
import { noteListing } from '../../parts/listings/noteListing.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
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

/** Style sheets of the views other than the grid. */
const VIEW_CSS: Record<string, string> = { list: listCss, masonry: masonryCss };

/**
 * Listing of documents as cards. `data-listing` identifies it for the script, `data-post-id` its page, `data-base-url` its first page; a refresh
 * replaces its content.
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
  // Cards may come with a refresh, when there is none now.
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
  // A preview does not use the browser history.
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
 * Trigger of the island: every control that changes the list, but not cards: filters anywhere on the page, pagination, and the suggestions of an
 * empty result. Links are deferred until it is mounted; fields change at once, are recorded by the script in the head (`parts/listings`) and applied
 * later (`island/changedForms.ts`).
 */
function triggerOf(widgetId: string): TriggerText {
  const parts = ['.r-pagination', '.r-listing__more', '.r-listing__empty'].map(
    (part) => `interaction@[data-listing="${widgetId}"] ${part}`,
  );
  // Back and Forward, by the script in the head (`parts/listings`). Returning to more than the first page restores it (`island/shownPages.ts`).
  return `address(listing-${widgetId}) | toggle | interaction@[data-listing-filter="${widgetId}"] a[rel=nofollow] | ${parts.join(' | ')} | visible(${NEAR_END})@[data-listing="${widgetId}"][data-pagination="infinite"] .r-listing__more`;
}
