import { Map as MapSheet } from 'lucide-react';
import type { ListingMapBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { RenderContext, WidgetProps } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import filterCss from '../../render/listings/filter.css?inline';
import { listingMarks } from '../../render/listings/place.ts';
import { IN_SOURCE, languageMark } from '../../render/text/languageMarks.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { formatMoney } from '../../shared/money.ts';
import { encodePath } from '../../shared/urls.ts';
import type { Tour } from '../../tours/tour.ts';
import { drawMap, type ListingMapDrawing, type MapMark } from './drawMap.ts';
import type { ListingMapData } from './loadListingMap.ts';
import { Sheet } from './Sheet.tsx';

/**
 * Map of a listing's tours by destination. Each marker opens natively, and has links to its tours; the script links markers and cards. Refreshes
 * replace its content.
 */
export function ListingMap({
  attributes,
  block,
  context,
  data,
  text,
}: WidgetProps<ListingMapBlock, ListingMapData | undefined>) {
  if (!data) return null;
  const { asked, tours } = data;
  const { styles, t } = context;
  styles.use('filter', filterCss);
  const drawing = drawMap(tours, { withWays: block.showWays !== false });
  const placed = drawing?.marks.reduce((sum, mark) => sum + mark.tours.length, 0) ?? 0;
  const titleId = context.uniqueId(`map-title-${asked.widgetId}`);
  const label = typeof block.label === 'string' && block.label.trim() ? block.label : undefined;
  const map = (
    <div {...attributes('r-listing-map')} {...listingMarks(block, asked)}>
      <details className="r-listing-map__fold" open={context.editing || undefined}>
        <summary className="r-listing-map__label">
          <MapSheet aria-hidden="true" size={18} strokeWidth={1.75} />
          <span {...(label && text('label'))}>{label ?? t('listingMap.label')}</span>
        </summary>
        {drawing && (
          <>
            <p className="r-filter__title r-listing-map__title" id={titleId}>
              {t('listingMap.name')}
            </p>
            <Drawn context={context} drawing={drawing} name={`map-${asked.widgetId}`} titleId={titleId} />
          </>
        )}
        {placed < asked.list.totalDocs && (
          <p className="r-listing-map__note">
            {placed ? t('listingMap.placed', { placed, count: asked.list.totalDocs }) : t('listingMap.nowhere')}
          </p>
        )}
      </details>
    </div>
  );
  // The preview shows the initial state.
  if (context.editing) return map;
  return (
    <Island<typeof import('./island/ListingMapIsland.ts')>
      name="listing-map"
      props={{ widgetId: asked.widgetId }}
      // On a phone it is collapsed, and may stay so. Filters replace the map, so the trigger matches the new one too.
      trigger={`toggle | visible@[data-listing-filter="${asked.widgetId}"] .r-listing-map__sheet`}
    >
      {map}
    </Island>
  );
}

interface DrawnProps {
  context: RenderContext;
  drawing: ListingMapDrawing;
  name: string;
  titleId: string;
}

function Drawn({ context, drawing, name, titleId }: DrawnProps) {
  return (
    // West is on the left in every language.
    <div className="r-listing-map__sheet" dir="ltr">
      <Sheet drawing={drawing} view={context.view} />
      <ul aria-labelledby={titleId} className="r-listing-map__marks">
        {drawing.marks.map((mark) => (
          <Mark context={context} drawing={drawing} key={mark.tours[0]?.id} mark={mark} name={name} />
        ))}
      </ul>
    </div>
  );
}

interface MarkProps {
  context: RenderContext;
  drawing: ListingMapDrawing;
  mark: MapMark;
  /** Shared name of all markers, so that one is open at a time. */
  name: string;
}

function Mark({ context, drawing: { height, width }, mark, name }: MarkProps) {
  const { styles, view } = context;
  const { title, tours, x, y } = mark;
  const [left, top] = [(100 * x) / width, (100 * y) / height];
  const at = styles.rule(`inset-inline-start:${round(left)}%;inset-block-start:${round(top)}%`);
  const side = left < 34 ? 'start' : left > 66 ? 'end' : 'middle';
  const [only, ...others] = tours;
  // One language for the whole name: a label cannot mark a part of it.
  const isOfPage = languageMark(mark, view) === undefined && (others.length > 0 || !only || !languageMark(only, view));
  const t = isOfPage ? context.t : createTranslate(DEFAULT_LOCALE);
  return (
    <li className={`r-listing-map__mark ${at}`}>
      <details
        className={`r-listing-map__place r-listing-map__place--${side} r-listing-map__place--${top < 50 ? 'below' : 'above'}`}
        name={name}
      >
        <summary
          aria-label={t('listingMap.place', {
            place: title,
            tours: only && others.length === 0 ? only.title : t('filter.count.tours', { count: tours.length }),
          })}
          {...(!isOfPage && IN_SOURCE)}
        >
          <span aria-hidden="true" className="r-listing-map__dot">
            {tours.length > 1 && tours.length}
          </span>
        </summary>
        <ul className="r-listing-map__tours" dir="auto">
          {tours.map((tour) => (
            <li key={tour.id}>
              <Link href={encodePath(tour.path)} {...languageMark(tour, view)}>
                {tour.title}
              </Link>
              <span>{noteOf(tour, context)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Duration and price. */
function noteOf({ days, price }: Tour, { t, view }: RenderContext): string {
  const length = t('listing.days', { count: days });
  if (price.from === undefined) return length;
  return `${length} · ${t('listing.from', { price: formatMoney(price.from, price.currency, view.locale) })}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
