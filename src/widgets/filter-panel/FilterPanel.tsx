import { SlidersHorizontal } from 'lucide-react';
import type { FilterPanelBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { countIdOf } from '../../render/listings/countId.ts';
import { countWordsOf } from '../../render/listings/countWords.ts';
import { listingMarks } from '../../render/listings/place.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import { countChoices } from '../../shared/listings/filters.ts';

/** Width of the sidebar in CSS px, for choosing picture sizes. */
const SLOT = { desktop: 300, phone: 1 };

/** Filter sidebar: open beside a list, collapsed on small screens; its footer links to the results. */
export function FilterPanel({
  attributes,
  block,
  context,
  data: asked,
  slot,
  text,
}: WidgetProps<FilterPanelBlock, ListingRequest | undefined>) {
  const label = typeof block.label === 'string' && block.label.trim() ? block.label : undefined;
  const anchor = asked && (countIdOf(asked, context) ?? asked.block.advanced?.htmlId);
  const chosen = asked ? countChoices(asked.filters) : 0;
  return (
    <div {...attributes('r-filter-panel')}>
      <details className="r-filter-panel__fold" open={context.editing || undefined}>
        <summary className="r-filter-panel__label">
          <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
          <span {...(label && text('label'))}>{label ?? context.t('filter.panel')}</span>
        </summary>
        <div
          className="r-filter-panel__filters"
          dangerouslySetInnerHTML={{ __html: context.renderBlocks(block.blocks, SLOT) }}
          {...slot()}
        />
        {asked && anchor && (
          <p className="r-filter-panel__foot" {...listingMarks(block, asked)}>
            <Link href={`#${anchor}`}>
              {context.t('filter.showFound', { found: countWordsOf(asked, context) })}
              {chosen > 0 && (
                <span className="r-filter-panel__chosen">{context.t('filter.on', { count: chosen })}</span>
              )}
            </Link>
          </p>
        )}
      </details>
    </div>
  );
}
