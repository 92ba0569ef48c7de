import type { ListingBlock } from '../../cms/payload-types.ts';
import type { ActiveFilter } from '../../content/listTypes.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { dropFilter } from '../../shared/listings/chooseTerm.ts';
import { clearFilters } from '../../shared/listings/filters.ts';
import { filteredAddress } from '../../shared/listings/listingAddress.ts';
import type { ListingData } from './loadListingData.ts';
import { addressOf } from './pageOf.ts';

type EmptyListingProps = Pick<WidgetProps<ListingBlock>, 'block' | 'context' | 'text'> & { data: ListingData };

/** Empty state of a listing: which filters to remove, with the number of results without each. */
export function EmptyListing({ block, context, data: { filters, list, plan, widgetId }, text }: EmptyListingProps) {
  const { t, view } = context;
  const place = { widgetId, page: 1, baseUrl: plan.baseUrl, address: addressOf(view) };
  const dropped = filtersOf(list.active);
  return (
    <div className="r-listing__empty">
      <p className="r-listing__none" {...text('emptyText')}>
        {block.emptyText || t('listing.empty')}
      </p>
      {dropped.length > 0 && (
        <ul className="r-listing__drops">
          {dropped.map(({ name, titles, type, without = 0 }) => (
            <li key={`${type} ${name}`}>
              <Link href={filteredAddress(dropFilter(filters, type, name), place)} rel="nofollow">
                {t('listing.drop', { filter: titles, count: without })}
              </Link>
            </li>
          ))}
          {dropped.length > 1 && (
            <li>
              <Link href={filteredAddress(clearFilters(filters), place)}>{t('listing.dropAll')}</Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface Dropped extends Pick<ActiveFilter, 'name' | 'type' | 'without'> {
  titles: string;
}

/** Active filters, merged with all their terms; the most helpful first. */
function filtersOf(active: readonly ActiveFilter[]): Dropped[] {
  const byName = new Map<string, Dropped>();
  for (const { name, title, type, without } of active) {
    const known = byName.get(`${type} ${name}`);
    byName.set(`${type} ${name}`, { name, type, without, titles: known ? `${known.titles}, ${title}` : title });
  }
  return [...byName.values()].sort((one, other) => (other.without ?? 0) - (one.without ?? 0));
}
