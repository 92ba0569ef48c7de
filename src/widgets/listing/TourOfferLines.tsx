import { MAX_RATING } from '../../parts/reviews/rules/rating.ts';
import type { RenderContext } from '../../render/context.ts';
import { formatNumber } from '../../shared/formatNumber.ts';
import { formatMoney } from '../../shared/money.ts';
import { formatShortDate } from '../../shared/time/dates.ts';
import type { Tour } from '../../tours/tour.ts';
import offerCss from './tour-offer.css?inline';
import type { TourOffer } from './tourOffers.ts';

interface TourOfferLinesProps {
  context: RenderContext;
  tour: Tour;
  offer: TourOffer | undefined;
}

/** Key facts of a tour: next date, low availability, rating and price. */
export function TourOfferLines({ context: { styles, t, view }, offer = {}, tour: { price } }: TourOfferLinesProps) {
  styles.use('listing/tour-offer', offerCss);
  const { next, rating } = offer;
  const { locale } = view;
  return (
    <>
      {next && (
        <p className="r-offer__next">
          {t('listing.next', { date: formatShortDate(next.start, locale) })}
          {next.isLimited && (
            <>
              {' '}
              <span className="r-offer__few">{t('departures.limited')}</span>
            </>
          )}
        </p>
      )}
      {(rating || price.from !== undefined) && (
        <p className="r-offer">
          {rating && (
            <span className="r-offer__rating">
              {t('listing.rating', {
                rating: formatNumber(rating.mean, locale),
                max: MAX_RATING,
                reviews: t('reviews.count', { count: rating.count }),
              })}
            </span>
          )}
          {price.from !== undefined && (
            <span className="r-offer__price">
              {t('listing.from', { price: formatMoney(price.from, price.currency, locale) })}
            </span>
          )}
        </p>
      )}
    </>
  );
}
