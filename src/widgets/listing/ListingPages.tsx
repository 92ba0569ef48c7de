import type { ListingBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { pageAddress } from '../../shared/listings/listingAddress.ts';
import buttonCss from '../button/button.css?inline';
import buttonLooksCss from '../button/looks.css?inline';
import { PageLinks } from '../posts/Pagination.tsx';
import paginationCss from '../posts/pagination.css?inline';
import type { ListingData } from './loadListingData.ts';
import moreCss from './more.css?inline';
import { addressOf } from './pageOf.ts';

interface ListingPagesProps {
  block: ListingBlock;
  context: RenderContext;
  data: ListingData;
}

/** Pagination links: `e-page-{widgetId}` in the URL of the page, with its filters. */
export function ListingPages({ block, context, data: { list, widgetId } }: ListingPagesProps) {
  const { page, totalPages } = list;
  const kind = block.pagination ?? 'numbers';
  if (kind === 'none' || totalPages < 2) return null;
  const href = (target: number): string => pageAddress(target, { address: addressOf(context.view), widgetId });
  if (kind === 'loadMore' || kind === 'infinite') {
    if (page >= totalPages) return null;
    context.styles.use('button', buttonCss);
    context.styles.use('button/looks', buttonLooksCss);
    context.styles.use('listing/more', moreCss);
    return (
      <p className="r-listing__more">
        <Link className="r-button r-button--outline" href={href(page + 1)} rel="next">
          {context.t('listing.more')}
        </Link>
      </p>
    );
  }
  context.styles.use('posts/pagination', paginationCss);
  return <PageLinks hasNumbers={kind === 'numbers'} href={href} page={page} t={context.t} totalPages={totalPages} />;
}
