import type { ListingBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { columnsOf, rowGapOf } from './arrangement.ts';
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
  const { page, totalDocs, totalPages } = list;
  if (VIEW_CSS[view]) context.styles.use(`listing/${view}`, VIEW_CSS[view]);
  const arrangement = context.styles.rule(`--columns:${columnsOf(block)};--row-gap:${rowGapOf(block)}`);
  return (
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
          {context.t('listing.count', { count: new Intl.NumberFormat(context.view.locale).format(totalDocs) })}
        </p>
      )}
      {totalDocs === 0 && <EmptyListing block={block} context={context} data={data} text={text} />}
      {list.docs.length > 0 && <ListingCards block={block} context={context} data={data} view={view} />}
      <ListingPages block={block} context={context} data={data} />
    </div>
  );
}
