import { MAX_RATING } from '../../parts/reviews/rules/rating.ts';
import type { RenderContext } from '../../render/context.ts';
import { digitsOf } from '../../shared/formatLocales.ts';
import starsCss from './stars.css?inline';

/** Rating as stars, with a text alternative. */
export function Stars({ context, rating }: { context: RenderContext; rating: number }) {
  context.styles.use('reviews/stars', starsCss);
  const filled = context.styles.rule(`--filled:${Math.round((rating / MAX_RATING) * 1000) / 10}%`);
  const words = new Intl.NumberFormat(digitsOf(context.view.locale), { maximumFractionDigits: 1 }).format(rating);
  return (
    <p className="r-stars">
      <span aria-hidden="true" className={`r-stars__row ${filled}`} />
      <span>{context.t('reviews.rating', { rating: words, max: MAX_RATING })}</span>
    </p>
  );
}
