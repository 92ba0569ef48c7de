import type { TourStripBlock } from '../../cms/payload-types.ts';
import { BOOK_ID } from '../../parts/shop/cart/rules/addresses.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { type Anchor, anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { encodePath } from '../../shared/urls.ts';
import { durationOf, priceFrom } from '../../tours/facts.ts';
import buttonCss from '../button/button.css?inline';
import { formatDays } from '../departures/dates.ts';
import type { Strip } from './loadStrip.ts';

/** Summary of a tour: from-price, next date, and a link to its page or, on that page, to its departures. */
export function TourStrip({ attributes, block, context, data, text }: WidgetProps<TourStripBlock, Strip | undefined>) {
  if (!data) return null;
  const { styles, t, view } = context;
  const { isOwn, next, tour } = data;
  const words = { t, locale: view.locale };
  const label = block.label?.trim();
  const price = priceFrom(tour, words);
  const date = next && t('tourStrip.next', { date: formatDays(next.start, next.end, view.locale) });
  // On the tour's page title and duration are shown beside it already.
  const [title, ...facts] = isOwn ? [price, date] : [tour.title, durationOf(tour, words), price, date];
  const anchor = anchorFor(block, data);
  if (anchor) styles.use('button', buttonCss);
  return (
    <div {...attributes('r-tour-strip', isOwn && 'r-tour-strip--own')}>
      <p>
        {title && <b>{title}</b>}
        {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
      </p>
      {anchor && (
        <Link className="r-button r-button--solid" {...anchor}>
          <span {...(label && text('label'))}>{label || t(usualLabel(data))}</span>
        </Link>
      )}
    </div>
  );
}

function anchorFor({ link }: TourStripBlock, { canBook, isOwn, tour }: Strip): Anchor | undefined {
  if (!isOwn) return { href: encodePath(tour.path) };
  return canBook ? { href: `#${BOOK_ID}` } : anchorOf(link);
}

function usualLabel({ canBook, isOwn }: Strip): 'tourStrip.button' | 'tourStrip.book' | 'enquiryBar.label' {
  if (!isOwn) return 'tourStrip.button';
  return canBook ? 'tourStrip.book' : 'enquiryBar.label';
}
