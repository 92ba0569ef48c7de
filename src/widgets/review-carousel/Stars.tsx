import type { RenderContext } from '../../render/context.ts';
import { MOST_STARS, starsOf } from './stars.ts';

/** A rating as stars, and in words for those who do not see them. */
export function Stars({ rating, t }: { rating: number; t: RenderContext['t'] }) {
  return (
    <p className="r-stars">
      <span aria-hidden="true">
        {starsOf(rating).map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          <i className={share === 1 ? 'r-stars__full' : share > 0 ? 'r-stars__half' : undefined} key={index} />
        ))}
      </span>
      <span className="r-stars__words">{t('review.rating', { rating, most: MOST_STARS })}</span>
    </p>
  );
}
